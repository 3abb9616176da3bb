import { findByEmail, newId, startSession } from '../accounts';
import { ClerkError, notFound, wrongPassword } from '../errors';
import type { Exchange } from '../exchange';
import { field } from '../http';
import { isPassword } from '../passwords';
import { signInResource } from '../session-resource';
import type { SignIn, User } from '../state';
import { requireSignedOut } from './single-session';

/** `POST /v1/client/sign_ins`: begins a sign-in, and completes it when the password came along. */
export async function createSignIn(exchange: Exchange) {
  const client = exchange.ensureClient();
  requireSignedOut(exchange);
  const { body } = exchange.request;
  const user = findByEmail(exchange.emulator.state, field(body, 'identifier') ?? '');
  if (!user) {
    const message = "Couldn't find your account.";
    throw new ClerkError(422, 'form_identifier_not_found', message, 'identifier');
  }
  const signIn: SignIn = { id: newId('sia'), email: user.email };
  client.signIn = signIn;
  const password = field(body, 'password');
  if (password === undefined) return exchange.saved(signInResource(signIn, user));
  return complete(exchange, signIn, user, password);
}

export function getSignIn(exchange: Exchange) {
  const { signIn, user } = requireSignIn(exchange);
  return exchange.answer(signInResource(signIn, user));
}

/** `POST /v1/client/sign_ins/:id/attempt_first_factor`: tries a password. */
export async function attemptFirstFactor(exchange: Exchange) {
  const { signIn, user } = requireSignIn(exchange);
  return complete(exchange, signIn, user, field(exchange.request.body, 'password') ?? '');
}

function requireSignIn(exchange: Exchange): { signIn: SignIn; user: User } {
  const signIn = exchange.client?.signIn;
  const user = signIn && findByEmail(exchange.emulator.state, signIn.email);
  if (!signIn || !user || signIn.id !== exchange.params[0]) throw notFound('The sign-in');
  return { signIn, user };
}

async function complete(exchange: Exchange, signIn: SignIn, user: User, password: string) {
  if (!(await isPassword(password, user.passwordHash))) throw wrongPassword('password');
  const { state } = exchange.emulator;
  if (!state.users[user.id]) throw notFound('The account');
  const client = exchange.ensureClient();
  const session = startSession(state, user, client, exchange.now);
  client.signIn = null;
  client.signUp = null;
  return exchange.saved(signInResource(signIn, user, session));
}
