import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { BACKEND_PATH } from './constants';
import { startClerkEmulator } from './server';
import type { ClerkEmulator, ClerkEmulatorOptions } from './server';

export const ORIGIN = 'http://localhost:3000';

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'clerk-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** An emulator of the test's own, ended with the test. */
export async function startTestEmulator(
  options: Partial<ClerkEmulatorOptions> = {},
): Promise<ClerkEmulator & { dir: string }> {
  const dir = options.dir ?? (await temporaryFolder());
  const emulator = await startClerkEmulator({ ...options, dir });
  onTestFinished(() => emulator.close());
  return { ...emulator, dir };
}

type Answer = { status: number; body: ClerkBody; headers: Headers };

/** The parts of Clerk's answers that tests look at. */
export type ClerkBody = {
  response: Record<string, unknown> & { id: string; status: string; created_session_id: string };
  client: { last_active_session_id: string | null; sessions: { id: string }[] } | null;
  errors: { code: string; message: string; meta: Record<string, string> }[];
  jwt: string;
} & Record<string, unknown>;

/** A browser at `ORIGIN` that keeps the emulator's cookies and sends forms as clerk-js does. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #url: string;

  constructor(emulator: { url: string }) {
    this.#url = emulator.url;
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, form: Record<string, string> = {}) => this.send('POST', path, form);
  patch = (path: string, form: Record<string, string> = {}) =>
    this.send('POST', `${path}?_method=PATCH`, form);
  delete = (path: string) => this.send('POST', `${path}?_method=DELETE`, {});

  async send(method: string, path: string, form?: Record<string, string>): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.#url}/v1${path}`, {
      method,
      headers: { origin: ORIGIN, cookie },
      redirect: 'manual',
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    const body = (text ? JSON.parse(text) : {}) as ClerkBody;
    return { status: response.status, body, headers: response.headers };
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (line.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  signUp = (email: string, more: Record<string, string> = {}) =>
    this.post('/client/sign_ups', { email_address: email, password: PASSWORD, ...more });

  signIn = (email: string, password = PASSWORD) =>
    this.post('/client/sign_ins', { identifier: email, strategy: 'password', password });
}

export const PASSWORD = 'correct horse';

/** Calls the backend API with the secret key, or with another `authorization`. */
export async function callBackend(
  emulator: { url: string; env: Record<string, string> },
  method: string,
  path: string,
  body?: unknown,
  authorization = `Bearer ${emulator.env.CLERK_SECRET_KEY}`,
): Promise<{ status: number; body: ClerkBody }> {
  const response = await fetch(`${emulator.url}${BACKEND_PATH}/v1${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json', origin: ORIGIN },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as ClerkBody };
}
