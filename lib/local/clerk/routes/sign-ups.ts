import {
  addUser,
  isObject,
  newId,
  normalizeEmail,
  requireFreeEmail,
  startSession,
} from '../accounts';
import { ClerkError, notFound } from '../errors';
import type { Exchange } from '../exchange';
import { field } from '../http';
import { hashPassword, requireGoodPassword } from '../passwords';
import { signUpResource } from '../session-resource';
import type { Metadata, SignUp } from '../state';
import { requireSignedOut } from './single-session';

/** `POST /v1/client/sign_ups`: begins a sign-up, and completes it when nothing is missing. */
export async function createSignUp(exchange: Exchange) {
  const client = exchange.ensureClient();
  requireSignedOut(exchange);
  const signUp: SignUp = {
    id: newId('sua'),
    email: null,
    firstName: null,
    lastName: null,
    passwordHash: null,
    unsafeMetadata: {},
    createdAt: exchange.now,
  };
  await fill(signUp, exchange);
  client.signUp = signUp;
  return advance(signUp, exchange);
}

/** `PATCH /v1/client/sign_ups/:id`: adds what was missing. */
export async function updateSignUp(exchange: Exchange) {
  const signUp = requireSignUp(exchange);
  await fill(signUp, exchange);
  return advance(signUp, exchange);
}

export const getSignUp = (exchange: Exchange) =>
  exchange.answer(signUpResource(requireSignUp(exchange)));

function requireSignUp(exchange: Exchange): SignUp {
  const signUp = exchange.client?.signUp;
  if (!signUp || signUp.id !== exchange.params[0]) throw notFound('The sign-up');
  return signUp;
}

async function fill(signUp: SignUp, exchange: Exchange): Promise<void> {
  const { body } = exchange.request;
  const email = field(body, 'email_address');
  if (email !== undefined) signUp.email = normalizeEmail(email);
  if (signUp.email) requireFreeEmail(exchange.emulator.state, signUp.email);
  if (field(body, 'first_name') !== undefined) signUp.firstName = nameField(body.first_name);
  if (field(body, 'last_name') !== undefined) signUp.lastName = nameField(body.last_name);
  const metadata = field(body, 'unsafe_metadata');
  if (metadata) signUp.unsafeMetadata = metadataField(metadata);
  const password = field(body, 'password');
  if (password === undefined) return;
  requireGoodPassword(password, 'password');
  signUp.passwordHash = await hashPassword(password);
}

async function advance(signUp: SignUp, exchange: Exchange) {
  const { email, passwordHash } = signUp;
  if (!email || !passwordHash) return exchange.saved(signUpResource(signUp));
  const { state } = exchange.emulator;
  const user = addUser(state, { ...signUp, email, passwordHash }, exchange.now);
  const client = exchange.ensureClient();
  const session = startSession(state, user, client, exchange.now);
  client.signUp = null;
  client.signIn = null;
  return exchange.saved(signUpResource(signUp, session));
}

const MAX_NAME_LENGTH = 256;

/** A first or last name; empty means none, and too long is refused. */
export function nameField(value: unknown): string | null {
  const name = typeof value === 'string' ? value.trim() : '';
  if (name.length <= MAX_NAME_LENGTH) return name || null;
  const message = 'A name has at most 256 characters.';
  throw new ClerkError(422, 'form_param_max_length_exceeded', message, 'first_name');
}

/** Metadata that a browser sent as JSON text. */
export function metadataField(text: string): Metadata {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {}
  throw new ClerkError(422, 'form_param_format_invalid', 'Metadata must be a JSON object.');
}
