import type { Exchange } from '../exchange';
import type { Reply } from '../http';
import { isLoopbackHost } from '../http';
import { ClerkError } from '../errors';
import { clientResource, tokenResource } from '../session-resource';

/** `GET /v1/client`: the browser as it is, without making one. */
export function getClient(exchange: Exchange): Reply {
  exchange.setSignedInAt();
  const response = clientResource(exchange.emulator, exchange.client, exchange.request.origin);
  return { status: 200, body: { response, client: null } };
}

export function putClient(exchange: Exchange) {
  const client = exchange.ensureClient();
  return exchange.saved(clientResource(exchange.emulator, client, exchange.request.origin));
}

/** `DELETE /v1/client` and `/v1/client/sessions`: signs out of everything in this browser. */
export function endSessions(exchange: Exchange) {
  const { client, emulator } = exchange;
  for (const session of exchange.sessions) delete emulator.state.sessions[session.id];
  if (client) client.sessionIds = [];
  return exchange.saved(clientResource(emulator, client, exchange.request.origin));
}

/**
 * `GET /v1/client/handshake`: gives the browser a fresh token cookie and sends it back. App and
 * emulator share an origin, so the cookies need no handshake token to travel in.
 */
export function handshake(exchange: Exchange): Reply {
  const back = requireOwnPage(exchange);
  const session = exchange.sessions.at(-1);
  const jwt = session ? tokenResource(exchange.emulator, session, back.origin).jwt : '';
  exchange.setClerkCookie('__session', jwt, session ? undefined : 0);
  exchange.setSignedInAt();
  return { status: 307, headers: { location: back.href } };
}

function requireOwnPage(exchange: Exchange): URL {
  const target = exchange.request.query.get('redirect_url') ?? '';
  const url = URL.canParse(target) ? new URL(target) : undefined;
  const isOwn = url && (url.origin === exchange.request.origin || isLoopbackHost(url.host));
  if (isOwn && /^https?:$/.test(url.protocol)) return url;
  throw new ClerkError(
    422,
    'invalid_redirect_url',
    'The page to go back to is not part of this app.',
  );
}
