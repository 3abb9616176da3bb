import { randomBytes } from 'node:crypto';
import { activeSessions, findById, newId } from './accounts';
import { COOKIE_SUFFIX } from './constants';
import { signedOut } from './errors';
import type { Body, Reply } from './http';
import type { TokenSource } from './session-resource';
import { clientResource } from './session-resource';
import type { Client, Session, User } from './state';
import type { Store } from './store';

export type Emulator = TokenSource & {
  store: Store;
  appName: string;
  /** What the app's server calls the backend with. */
  secretKey: string;
  /** Called after an account was deleted and the deletion is on disk. */
  onDeleted: () => void;
};

export type Request = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Body;
  cookies: Map<string, string>;
  origin: string;
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** One request with the browser it comes from, and the cookies its answer sets. */
export class Exchange {
  readonly emulator: Emulator;
  readonly request: Request;
  readonly params: string[];
  readonly cookies: string[] = [];
  client: Client | undefined;

  constructor(emulator: Emulator, request: Request, params: string[]) {
    this.emulator = emulator;
    this.request = request;
    this.params = params;
    this.client = findById(emulator.state.clients, request.cookies.get('__client'));
  }

  get now(): number {
    return this.emulator.now();
  }

  get sessions(): Session[] {
    return activeSessions(this.emulator.state, this.client, this.now);
  }

  /** The signed-in account; throws Clerk's 401 when there is none. */
  requireUser(): User {
    const userId = this.sessions.at(-1)?.userId;
    const user = userId ? this.emulator.state.users[userId] : undefined;
    if (!user) throw signedOut();
    return user;
  }

  /** The browser, known from now on by a cookie. */
  ensureClient(): Client {
    if (this.client) return this.client;
    const secret = randomBytes(24).toString('hex');
    const now = this.now;
    this.client = {
      id: newId('client'),
      sessionIds: [],
      signIn: null,
      signUp: null,
      createdAt: now,
      updatedAt: now,
    };
    this.emulator.state.clients[secret] = this.client;
    this.setCookie('__client', secret, YEAR_SECONDS, 'HttpOnly');
    return this.client;
  }

  setCookie(name: string, value: string, maxAge = YEAR_SECONDS, flag?: string): void {
    const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax', `Max-Age=${maxAge}`];
    this.cookies.push([...parts, ...(flag ? [flag] : [])].join('; '));
  }

  /** Sets both names of a cookie that Clerk reads with and without the instance's suffix. */
  setClerkCookie(name: string, value: string, maxAge?: number): void {
    this.setCookie(name, value, maxAge);
    this.setCookie(`${name}_${COOKIE_SUFFIX}`, value, maxAge);
  }

  /** Tells the app's server when this browser last signed in; 0 means signed out. */
  setSignedInAt(): void {
    const started = this.sessions.map((session) => session.createdAt);
    const latest = started.length > 0 ? Math.floor(Math.max(...started) / 1000) : 0;
    this.setClerkCookie('__client_uat', String(latest));
  }

  /** Answers with a resource once everything changed so far is on disk. */
  async saved(response: unknown): Promise<Reply> {
    if (this.client) this.client.updatedAt = this.now;
    await this.emulator.store.commit();
    return this.answer(response);
  }

  /** Answers with a resource and the state of the browser. */
  answer(response: unknown): Reply {
    this.setSignedInAt();
    const client = clientResource(this.emulator, this.client, this.request.origin);
    return { status: 200, body: { response, client } };
  }
}

export type Handler = (exchange: Exchange) => Reply | Promise<Reply>;
