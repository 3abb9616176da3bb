export type Metadata = Record<string, unknown>;

export type User = {
  id: string;
  email: string;
  emailId: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  publicMetadata: Metadata;
  privateMetadata: Metadata;
  unsafeMetadata: Metadata;
  /** Milliseconds since the epoch, as every time here. */
  createdAt: number;
  updatedAt: number;
  lastSignInAt: number | null;
};

export type Session = { id: string; userId: string; createdAt: number; lastActiveAt: number };

export type SignUp = {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string | null;
  unsafeMetadata: Metadata;
  createdAt: number;
};

export type SignIn = { id: string; email: string };

/** One browser: what Clerk calls a client, found by the secret in its cookie. */
export type Client = {
  id: string;
  sessionIds: string[];
  signIn: SignIn | null;
  signUp: SignUp | null;
  createdAt: number;
  updatedAt: number;
};

/** A webhook that has not been received yet. */
export type OutboxEntry = { id: string; type: 'user.deleted'; userId: string; createdAt: number };

export type State = {
  version: 1;
  users: Record<string, User>;
  sessions: Record<string, Session>;
  clients: Record<string, Client>;
  outbox: OutboxEntry[];
};

export const emptyState = (): State => ({
  version: 1,
  users: {},
  sessions: {},
  clients: {},
  outbox: [],
});

export const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const IDLE_CLIENT_MS = 24 * 60 * 60 * 1000;

/** Drops what nobody can use any more: expired sessions, and browsers that hold nothing. */
export function prune(state: State, now: number): void {
  for (const session of Object.values(state.sessions)) {
    const isExpired = session.createdAt + SESSION_LIFETIME_MS <= now;
    if (isExpired || !state.users[session.userId]) delete state.sessions[session.id];
  }
  for (const [secret, client] of Object.entries(state.clients)) {
    client.sessionIds = client.sessionIds.filter((id) => state.sessions[id]);
    const isIdle = client.updatedAt + IDLE_CLIENT_MS <= now;
    if (isIdle && client.sessionIds.length === 0) delete state.clients[secret];
  }
}
