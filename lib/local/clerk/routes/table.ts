import { notFound, notOffered } from '../errors';
import type { Exchange, Handler } from '../exchange';
import type { Reply } from '../http';
import { environmentResource } from '../environment';
import * as backend from './backend';
import * as clients from './clients';
import * as me from './me';
import * as sessions from './sessions';
import * as signIns from './sign-ins';
import * as signUps from './sign-ups';

type Route = { method: string; pattern: RegExp; handler: Handler };

const route = (method: string, path: string, handler: Handler): Route => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(':id', '(\\w+)')}$`),
  handler,
});

const environment = (exchange: Exchange): Reply => ({
  status: 200,
  body: environmentResource(exchange.emulator.appName),
});

const nothing = (exchange: Exchange) => exchange.answer({ data: [], total_count: 0 });

const FRONTEND = [
  route('GET', '/v1/environment', environment),
  route('GET', '/v1/client', clients.getClient),
  route('PUT', '/v1/client', clients.putClient),
  route('DELETE', '/v1/client', clients.endSessions),
  route('DELETE', '/v1/client/sessions', clients.endSessions),
  route('GET', '/v1/client/handshake', clients.handshake),
  route('POST', '/v1/client/sign_ups', signUps.createSignUp),
  route('GET', '/v1/client/sign_ups/:id', signUps.getSignUp),
  route('PATCH', '/v1/client/sign_ups/:id', signUps.updateSignUp),
  route('POST', '/v1/client/sign_ins', signIns.createSignIn),
  route('GET', '/v1/client/sign_ins/:id', signIns.getSignIn),
  route('POST', '/v1/client/sign_ins/:id/prepare_first_factor', signIns.getSignIn),
  route('POST', '/v1/client/sign_ins/:id/attempt_first_factor', signIns.attemptFirstFactor),
  route('GET', '/v1/client/sessions/:id', sessions.getSession),
  route('POST', '/v1/client/sessions/:id/tokens', sessions.createToken),
  route('POST', '/v1/client/sessions/:id/touch', sessions.touchSession),
  route('POST', '/v1/client/sessions/:id/end', sessions.endSession),
  route('POST', '/v1/client/sessions/:id/remove', sessions.endSession),
  route('GET', '/v1/me', me.getMe),
  route('PATCH', '/v1/me', me.updateMe),
  route('DELETE', '/v1/me', me.deleteMe),
  route('POST', '/v1/me/change_password', me.changePassword),
  route('GET', '/v1/me/sessions/active', me.listMySessions),
  route('POST', '/v1/me/sessions/:id/revoke', me.revokeMySession),
  route('GET', '/v1/me/organization_(?:memberships|invitations|suggestions)', nothing),
];

const BACKEND = [
  route('GET', '/v1/jwks', backend.getKeys),
  route('GET', '/v1/users', backend.listUsers),
  route('GET', '/v1/users/count', backend.countUsers),
  route('POST', '/v1/users', backend.createUser),
  route('GET', '/v1/users/:id', backend.getUser),
  route('PATCH', '/v1/users/:id', backend.updateUser),
  route('PATCH', '/v1/users/:id/metadata', backend.updateMetadata),
  route('DELETE', '/v1/users/:id', backend.deleteUser),
  route('POST', '/v1/sessions', backend.createSession),
  route('POST', '/v1/sessions/:id/tokens', backend.createSessionToken),
];

export type Match = { handler: Handler; params: string[] };

/** The frontend API's handler for a request; throws Clerk's error for what is not offered. */
export function matchFrontend(method: string, path: string): Match {
  const match = find(FRONTEND, method, path);
  if (match) return match;
  if (path.startsWith('/v1/me/')) throw notOffered('this');
  throw notFound('That address');
}

/** The backend API's handler for a request; throws when there is none. */
export function matchBackend(method: string, path: string): Match {
  const match = find(BACKEND, method, path);
  if (!match) throw notFound('That address');
  return match;
}

function find(routes: Route[], method: string, path: string): Match | undefined {
  for (const { method: allowed, pattern, handler } of routes) {
    const params = allowed === method ? pattern.exec(path)?.slice(1) : undefined;
    if (params) return { handler, params };
  }
  return undefined;
}
