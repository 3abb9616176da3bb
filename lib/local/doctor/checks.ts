import { openDatabase } from '@/db/client';
import { databaseCode } from '@/db/errors';
import type { Env } from '@/lib/env';
import { operatorKey, operatorKeyProblem } from '@/lib/operator-key';
import { webhookProblem } from '@/lib/webhook-secret';
import { imageService } from '@/lib/providers/images/service';

export type Verdict = 'ok' | 'sample' | 'missing' | 'fails';

/** One line of the doctor's report. */
export interface Finding {
  part: string;
  verdict: Verdict;
  /** What is set and what was seen, without any secret. */
  note: string;
}

const TIMEOUT_MS = 8_000;

const ok = (part: string, note: string): Finding => ({ part, verdict: 'ok', note });
const missing = (part: string, note: string): Finding => ({ part, verdict: 'missing', note });
const fails = (part: string, note: string): Finding => ({ part, verdict: 'fails', note });

/** Asks an address; a status the caller takes as healthy is `ok`, anything else says what came instead. */
async function ask(
  part: string,
  url: string,
  options: { headers?: Record<string, string>; healthy?: number[] } = {},
): Promise<Finding> {
  const { headers = {}, healthy = [200] } = options;
  const host = URL.parse(url)?.host ?? 'an unreadable address';
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    if (healthy.includes(response.status)) return ok(part, `${host} answers`);
    const isRefused = response.status === 401 || response.status === 403;
    return fails(
      part,
      `${host} answered ${response.status}${isRefused ? ': the key is refused' : ''}`,
    );
  } catch {
    return fails(part, `${host} cannot be reached`);
  }
}

async function checkAuth(values: Env): Promise<Finding> {
  const { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishable, CLERK_SECRET_KEY: secret } = values;
  if (!publishable || !secret) {
    return missing(
      'auth',
      'NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY and CLERK_SECRET_KEY (locally the emulator serves)',
    );
  }
  const api = values.CLERK_API_URL ?? 'https://api.clerk.com';
  return ask('auth', `${api}/v1/jwks`, { headers: { authorization: `Bearer ${secret}` } });
}

async function checkDatabase(values: Env): Promise<Finding> {
  const url = values.DATABASE_URL;
  if (!url) return missing('database', 'DATABASE_URL (locally the embedded one serves)');
  try {
    const opened = await openDatabase({ url, dataDir: '' });
    try {
      await opened.db.execute('select count(*) from creations');
      return ok('database', `${opened.driver} answers, and its tables are there`);
    } catch (error) {
      if (databaseCode(error) !== '42P01') throw error;
      return fails('database', 'it answers, but has no tables: run npm run db:migrate');
    } finally {
      await opened.close();
    }
  } catch (error) {
    return fails('database', `it cannot be reached (${databaseCode(error) ?? 'no code'})`);
  }
}

function checkEndpoint(
  part: string,
  name: string,
  key: string | undefined,
  base: string | undefined,
) {
  if (!key && !base) return missing(part, `${name} (locally the sandbox serves)`);
  const url = `${(base ?? 'https://api.openai.com/v1').replace(/\/$/, '')}/models`;
  return ask(part, url, { headers: key ? { authorization: `Bearer ${key}` } : {} });
}

function checkMedia(values: Env): Promise<Finding> | Finding {
  const url = URL.parse(values.CLOUDINARY_URL ?? '');
  if (!values.CLOUDINARY_URL)
    return missing('media', 'CLOUDINARY_URL (locally files under DATA_DIR serve)');
  if (url?.protocol !== 'cloudinary:')
    return fails('media', 'CLOUDINARY_URL is not a cloudinary:// address');
  const prefix = url.searchParams.get('upload_prefix') ?? 'https://api.cloudinary.com';
  const credentials = Buffer.from(`${url.username}:${url.password}`).toString('base64');
  return ask('media', `${prefix}/v1_1/${url.hostname}/ping`, {
    headers: { authorization: `Basic ${credentials}` },
  });
}

function checkOperator(values: Env): Finding {
  const problem = operatorKeyProblem(values);
  if (problem) return fails('operator', problem);
  return operatorKey(values)
    ? ok('operator', 'OPERATOR_KEY is set')
    : missing('operator', 'OPERATOR_KEY (reports cannot be decided)');
}

function checkWebhook(values: Env): Finding {
  const problem = webhookProblem(values);
  if (problem) return fails('webhook', problem);
  return values.CLERK_WEBHOOK_SIGNING_SECRET
    ? ok('webhook', 'CLERK_WEBHOOK_SIGNING_SECRET is set')
    : missing('webhook', 'CLERK_WEBHOOK_SIGNING_SECRET (deleted accounts keep their rows)');
}

/** Checks every part of an environment side by side, each against its real service. */
export async function examine(values: Env): Promise<Finding[]> {
  const books = new URL(`${values.GOOGLE_BOOKS_URL}/volumes?q=tea&maxResults=1&country=US`);
  if (values.GOOGLE_BOOKS_API_KEY) books.searchParams.set('key', values.GOOGLE_BOOKS_API_KEY);
  const pictures = imageService(values);
  return Promise.all([
    values.APP_URL
      ? ok('address', values.APP_URL)
      : missing('address', 'APP_URL (locally http://localhost and the port)'),
    checkAuth(values),
    values.CLERK_JWT_KEY
      ? ok('token key', 'CLERK_JWT_KEY is set: tokens are verified without a network call')
      : missing('token key', 'CLERK_JWT_KEY (keys are fetched from Clerk instead)'),
    checkWebhook(values),
    checkOperator(values),
    checkDatabase(values),
    checkEndpoint('text', 'OPENAI_API_KEY', values.OPENAI_API_KEY, values.OPENAI_BASE_URL),
    checkEndpoint('images', 'IMAGE_API_KEY', pictures?.apiKey, pictures?.baseUrl),
    checkMedia(values),
    values.GOOGLE_BOOKS_API_KEY
      ? ask('books', books.href)
      : missing('books', 'GOOGLE_BOOKS_API_KEY (Open Library is asked first)'),
    ask('books, free', `${values.OPEN_LIBRARY_URL}/search.json?title=tea&limit=1&fields=key`),
    ask('lyrics', `${values.LRCLIB_URL}/search?q=tea`),
    ask('lyrics, second', `${values.LYRICS_OVH_URL}/coldplay/yellow`, { healthy: [200, 404] }),
    ask('dictionary', `${values.DICTIONARY_URL}/entries/en/tea`, { healthy: [200, 404] }),
    ask('figures', `${values.DEFILLAMA_URL}/v2/chains`),
  ]);
}
