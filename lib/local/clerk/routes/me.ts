import { removeUser } from '../accounts';
import { ClerkError, notFound } from '../errors';
import type { Exchange } from '../exchange';
import { field } from '../http';
import type { Reply } from '../http';
import { hashPassword, isPassword, requireGoodPassword } from '../passwords';
import { sessionResource } from '../session-resource';
import type { Session } from '../state';
import { userResource } from '../user-resource';
import { metadataField, nameField } from './sign-ups';

export const getMe = (exchange: Exchange) => exchange.answer(userResource(exchange.requireUser()));

/** `PATCH /v1/me`: changes the name or the metadata a browser may change. */
export function updateMe(exchange: Exchange) {
  const user = exchange.requireUser();
  const { body } = exchange.request;
  if (field(body, 'first_name') !== undefined) user.firstName = nameField(body.first_name);
  if (field(body, 'last_name') !== undefined) user.lastName = nameField(body.last_name);
  const metadata = field(body, 'unsafe_metadata');
  if (metadata) user.unsafeMetadata = metadataField(metadata);
  user.updatedAt = exchange.now;
  return exchange.saved(userResource(user));
}

/** `DELETE /v1/me`: deletes the account. */
export async function deleteMe(exchange: Exchange) {
  const user = exchange.requireUser();
  removeUser(exchange.emulator.state, user, exchange.now);
  const reply = await exchange.saved({ object: 'user', id: user.id, deleted: true });
  exchange.emulator.onDeleted();
  return reply;
}

/** `POST /v1/me/change_password`. */
export async function changePassword(exchange: Exchange) {
  const user = exchange.requireUser();
  const { body } = exchange.request;
  if (!(await isPassword(field(body, 'current_password') ?? '', user.passwordHash))) {
    const message = 'Incorrect password.';
    throw new ClerkError(422, 'form_password_validation_failed', message, 'current_password');
  }
  const password = field(body, 'new_password') ?? '';
  requireGoodPassword(password, 'new_password');
  user.passwordHash = await hashPassword(password);
  user.updatedAt = exchange.now;
  if (body.sign_out_of_other_sessions === 'true') endOthers(exchange, user.id);
  return exchange.saved(userResource(user));
}

function endOthers(exchange: Exchange, userId: string): void {
  const kept = new Set(exchange.sessions.map((session) => session.id));
  for (const session of sessionsOf(exchange, userId)) {
    if (!kept.has(session.id)) delete exchange.emulator.state.sessions[session.id];
  }
}

/** `GET /v1/me/sessions/active`: every browser the account is signed in with. */
export function listMySessions(exchange: Exchange): Reply {
  const user = exchange.requireUser();
  const sessions = sessionsOf(exchange, user.id).map((session) => withActivity(exchange, session));
  return { status: 200, body: sessions };
}

/** `POST /v1/me/sessions/:id/revoke`: signs another browser out. */
export function revokeMySession(exchange: Exchange) {
  const user = exchange.requireUser();
  const session = sessionsOf(exchange, user.id).find(({ id }) => id === exchange.params[0]);
  if (!session) throw notFound('The session');
  const revoked = { ...withActivity(exchange, session), status: 'revoked' };
  delete exchange.emulator.state.sessions[session.id];
  return exchange.saved(revoked);
}

const sessionsOf = (exchange: Exchange, userId: string) =>
  Object.values(exchange.emulator.state.sessions).filter((session) => session.userId === userId);

const withActivity = (exchange: Exchange, session: Session) => ({
  ...sessionResource(exchange.emulator, session, exchange.request.origin),
  latest_activity: {
    object: 'session_activity',
    id: `act_${session.id}`,
    browser_name: 'Browser',
    browser_version: '',
    device_type: 'This machine',
    ip_address: '127.0.0.1',
    city: 'local',
    country: '',
    is_mobile: false,
  },
});
