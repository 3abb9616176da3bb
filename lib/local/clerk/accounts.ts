import { randomBytes } from 'node:crypto';
import { ClerkError } from './errors';
import { SESSION_LIFETIME_MS } from './state';
import type { Client, Metadata, Session, State, User } from './state';

/** A new identifier in Clerk's form, e.g. `user_2f9c…`. */
export const newId = (prefix: string) =>
  `${prefix}_${randomBytes(14).toString('hex').slice(0, 27)}`;

export type NewUser = {
  email: string;
  passwordHash: string;
  firstName?: string | null;
  lastName?: string | null;
  publicMetadata?: Metadata;
  unsafeMetadata?: Metadata;
};

/** The address in the one form accounts are kept and found by; throws when it is none. */
export function normalizeEmail(value: string, field = 'email_address'): string {
  const email = value.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
    const message = 'Email address must be a valid email address.';
    throw new ClerkError(422, 'form_param_format_invalid', message, field);
  }
  return email;
}

/** The record with an identifier; names that every object has are none. */
export const findById = <T>(records: Record<string, T>, id: string | undefined): T | undefined =>
  id !== undefined && Object.hasOwn(records, id) ? records[id] : undefined;

export function findByEmail(state: State, email: string): User | undefined {
  const wanted = email.trim().toLowerCase();
  return Object.values(state.users).find((user) => user.email === wanted);
}

export function requireFreeEmail(state: State, email: string): void {
  if (!findByEmail(state, email)) return;
  const message = 'That email address is taken. Please try another.';
  throw new ClerkError(422, 'form_identifier_exists', message, 'email_address');
}

/** Adds an account; throws when the address is taken. */
export function addUser(state: State, values: NewUser, now: number): User {
  requireFreeEmail(state, values.email);
  const user: User = {
    id: newId('user'),
    email: values.email,
    emailId: newId('idn'),
    passwordHash: values.passwordHash,
    firstName: values.firstName ?? null,
    lastName: values.lastName ?? null,
    publicMetadata: values.publicMetadata ?? {},
    privateMetadata: {},
    unsafeMetadata: values.unsafeMetadata ?? {},
    createdAt: now,
    updatedAt: now,
    lastSignInAt: null,
  };
  state.users[user.id] = user;
  return user;
}

/** Deletes an account with its sessions, and leaves word of it in the outbox. */
export function removeUser(state: State, user: User, now: number): void {
  for (const session of Object.values(state.sessions)) {
    if (session.userId === user.id) delete state.sessions[session.id];
  }
  delete state.users[user.id];
  state.outbox.push({ id: newId('msg'), type: 'user.deleted', userId: user.id, createdAt: now });
}

export function startSession(state: State, user: User, client: Client | undefined, now: number) {
  const session: Session = {
    id: newId('sess'),
    userId: user.id,
    createdAt: now,
    lastActiveAt: now,
  };
  state.sessions[session.id] = session;
  client?.sessionIds.push(session.id);
  user.lastSignInAt = now;
  return session;
}

/** Changes some metadata keys the way Clerk does: objects merge deeply, null removes a key. */
export function mergeMetadata(current: Metadata, patch: Metadata): Metadata {
  const merged: Metadata = { ...current };
  for (const [key, value] of Object.entries(patch)) {
    if (key === '__proto__') continue;
    const before = merged[key];
    if (value === null) delete merged[key];
    else
      merged[key] = isObject(value) ? mergeMetadata(isObject(before) ? before : {}, value) : value;
  }
  return merged;
}

export const isObject = (value: unknown): value is Metadata =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The sessions of a browser that are still good, oldest first. */
export function activeSessions(state: State, client: Client | undefined, now: number): Session[] {
  return (client?.sessionIds ?? []).flatMap((id) => {
    const session = state.sessions[id];
    return session && session.createdAt + SESSION_LIFETIME_MS > now ? [session] : [];
  });
}
