import {
  addUser,
  findById,
  isObject,
  mergeMetadata,
  normalizeEmail,
  removeUser,
  startSession,
} from '../accounts';
import { notFound } from '../errors';
import type { Exchange } from '../exchange';
import { field } from '../http';
import type { Reply } from '../http';
import { hashPassword, requireGoodPassword } from '../passwords';
import { tokenResource, sessionResource } from '../session-resource';
import type { User } from '../state';
import { backendUserResource } from '../user-resource';
import { nameField } from './sign-ups';

const ok = (body: unknown): Reply => ({ status: 200, body });

/** `GET /v1/users`, newest first, by `email_address`, `user_id`, `limit` (10) and `offset`. */
export function listUsers(exchange: Exchange): Reply {
  const { query } = exchange.request;
  const limit = Math.min(Number(query.get('limit') ?? 10) || 10, 500);
  const offset = Number(query.get('offset') ?? 0) || 0;
  return ok(
    matching(exchange)
      .slice(offset, offset + limit)
      .map(backendUserResource),
  );
}

export const countUsers = (exchange: Exchange): Reply =>
  ok({ object: 'total_count', total_count: matching(exchange).length });

function matching(exchange: Exchange): User[] {
  const { query } = exchange.request;
  const emails = query.getAll('email_address').map((email) => email.trim().toLowerCase());
  const ids = query.getAll('user_id');
  return Object.values(exchange.emulator.state.users)
    .filter((user) => emails.length === 0 || emails.includes(user.email))
    .filter((user) => ids.length === 0 || ids.includes(user.id))
    .sort((one, other) => other.createdAt - one.createdAt);
}

/** `POST /v1/users`: an account made by a script or a test. */
export async function createUser(exchange: Exchange): Promise<Reply> {
  const { body } = exchange.request;
  const emails = Array.isArray(body.email_address) ? body.email_address : [body.email_address];
  const email = normalizeEmail(String(emails[0] ?? ''));
  const password = field(body, 'password') ?? '';
  requireGoodPassword(password, 'password');
  const passwordHash = await hashPassword(password);
  const user = addUser(
    exchange.emulator.state,
    {
      email,
      passwordHash,
      firstName: nameField(body.first_name),
      lastName: nameField(body.last_name),
      publicMetadata: isObject(body.public_metadata) ? body.public_metadata : {},
    },
    exchange.now,
  );
  await exchange.emulator.store.commit();
  return ok(backendUserResource(user));
}

export const getUser = (exchange: Exchange): Reply =>
  ok(backendUserResource(requireUser(exchange)));

/** `PATCH /v1/users/:id`: replaces the metadata that is sent, changes the names that are sent. */
export async function updateUser(exchange: Exchange): Promise<Reply> {
  const user = requireUser(exchange);
  const { body } = exchange.request;
  if (body.first_name !== undefined) user.firstName = nameField(body.first_name);
  if (body.last_name !== undefined) user.lastName = nameField(body.last_name);
  return changeMetadata(exchange, user, (_current, sent) => mergeMetadata({}, sent));
}

/** `PATCH /v1/users/:id/metadata`: merges the metadata that is sent into what is there. */
export const updateMetadata = (exchange: Exchange): Promise<Reply> =>
  changeMetadata(exchange, requireUser(exchange), mergeMetadata);

async function changeMetadata(exchange: Exchange, user: User, combine: typeof mergeMetadata) {
  const { public_metadata, private_metadata, unsafe_metadata } = exchange.request.body;
  if (isObject(public_metadata))
    user.publicMetadata = combine(user.publicMetadata, public_metadata);
  if (isObject(private_metadata)) {
    user.privateMetadata = combine(user.privateMetadata, private_metadata);
  }
  if (isObject(unsafe_metadata))
    user.unsafeMetadata = combine(user.unsafeMetadata, unsafe_metadata);
  user.updatedAt = exchange.now;
  await exchange.emulator.store.commit();
  return ok(backendUserResource(user));
}

/** `DELETE /v1/users/:id`. */
export async function deleteUser(exchange: Exchange): Promise<Reply> {
  const user = requireUser(exchange);
  removeUser(exchange.emulator.state, user, exchange.now);
  await exchange.emulator.store.commit();
  exchange.emulator.onDeleted();
  return ok({ object: 'user', id: user.id, deleted: true });
}

/** `POST /v1/sessions`: a session without a browser, so that a test can ask for tokens. */
export async function createSession(exchange: Exchange): Promise<Reply> {
  const user = findById(exchange.emulator.state.users, field(exchange.request.body, 'user_id'));
  if (!user) throw notFound('The account');
  const session = startSession(exchange.emulator.state, user, undefined, exchange.now);
  await exchange.emulator.store.commit();
  return ok(sessionResource(exchange.emulator, session, exchange.request.origin));
}

/** `POST /v1/sessions/:id/tokens`; `azp` is the `Origin` header's, as for a browser. */
export function createSessionToken(exchange: Exchange): Reply {
  const session = findById(exchange.emulator.state.sessions, exchange.params[0]);
  if (!session) throw notFound('The session');
  return ok(tokenResource(exchange.emulator, session, exchange.request.origin));
}

export const getKeys = (exchange: Exchange): Reply => ok({ keys: [exchange.emulator.keys.jwk] });

function requireUser(exchange: Exchange): User {
  const user = findById(exchange.emulator.state.users, exchange.params[0]);
  if (!user) throw notFound('The account');
  return user;
}
