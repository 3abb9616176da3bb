import { notFound, signedOut } from '../errors';
import type { Exchange } from '../exchange';
import type { Reply } from '../http';
import { sessionResource, tokenResource } from '../session-resource';

/** `POST /v1/client/sessions/:id/tokens`: a fresh session token for the page that asks. */
export function createToken(exchange: Exchange): Reply {
  const session = find(exchange);
  if (!session) throw signedOut();
  exchange.setSignedInAt();
  return { status: 200, body: tokenResource(exchange.emulator, session, exchange.request.origin) };
}

export const getSession = (exchange: Exchange) =>
  exchange.answer(
    sessionResource(exchange.emulator, requireSession(exchange), exchange.request.origin),
  );

/** `POST /v1/client/sessions/:id/touch`: the person is still here. */
export function touchSession(exchange: Exchange) {
  const session = requireSession(exchange);
  session.lastActiveAt = exchange.now;
  return exchange.saved(sessionResource(exchange.emulator, session, exchange.request.origin));
}

/** `POST /v1/client/sessions/:id/end` and `/remove`: signs out. */
export function endSession(exchange: Exchange) {
  const session = requireSession(exchange);
  const ended = sessionResource(exchange.emulator, session, exchange.request.origin);
  const { client, emulator } = exchange;
  delete emulator.state.sessions[session.id];
  if (client) client.sessionIds = client.sessionIds.filter((id) => id !== session.id);
  return exchange.saved({ ...ended, status: 'ended' });
}

const find = (exchange: Exchange) =>
  exchange.sessions.find((session) => session.id === exchange.params[0]);

function requireSession(exchange: Exchange) {
  const session = find(exchange);
  if (!session) throw notFound('The session');
  return session;
}
