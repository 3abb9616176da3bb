import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { AppError } from '@/lib/errors';

interface Source {
  /** Clerk's backend API, e.g. `https://api.clerk.com`. */
  apiUrl: string;
  secretKey: string;
  now?: () => number;
}

const REST_MS = 30_000;
const FRESH_MS = 60 * 60_000;
const TIMEOUT_MS = 4_000;

const away = (cause?: unknown) =>
  new AppError('unavailable', 'Sign-in cannot be checked right now. Try again in a minute.', {
    retryAfter: 30,
    cause,
  });

/**
 * Clerk's public session keys by id. They are fetched at most once in thirty seconds, however many
 * tokens with invented key ids arrive. Source: Clerk Backend API, `GET /v1/jwks`.
 *
 * Not jose's remote key set: while Clerk cannot be reached that one fetches again for every token (30 of 30, this
 * one once), and an hour later it refuses the keys that it knows.
 */
export class SessionKeys {
  private keys = new Map<string, string>();
  private loadedAt = -Infinity;
  private triedAt = -Infinity;
  private loading: Promise<void> | undefined;
  private readonly now: () => number;

  constructor(private readonly source: Source) {
    this.now = source.now ?? Date.now;
  }

  /** The key as PEM; undefined for an id that Clerk does not have. Throws `unavailable`. */
  async find(id: string): Promise<string | undefined> {
    const known = this.keys.get(id);
    const isFresh = this.now() - this.loadedAt < FRESH_MS;
    if (known && isFresh) return known;
    if (this.loading || this.now() - this.triedAt >= REST_MS) await this.refresh();
    if (this.loadedAt === -Infinity) throw away();
    return this.keys.get(id);
  }

  private refresh(): Promise<void> {
    this.triedAt = this.loading ? this.triedAt : this.now();
    this.loading ??= this.load()
      // The keys that are known serve on while Clerk cannot be reached
      .catch(() => undefined)
      .finally(() => (this.loading = undefined));
    return this.loading;
  }

  private async load(): Promise<void> {
    const response = await fetch(`${this.source.apiUrl}/v1/jwks`, {
      headers: { authorization: `Bearer ${this.source.secretKey}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      cache: 'no-store',
    });
    if (!response.ok) throw new Error(`Clerk answered ${response.status}.`);
    const { keys } = (await response.json()) as { keys: (JsonWebKey & { kid: string })[] };
    this.keys = new Map(keys.map((key) => [key.kid, pemOf(key)]));
    this.loadedAt = this.now();
  }
}

const pemOf = (key: JsonWebKey) =>
  createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
