import { TEST_ORIGIN } from '@/lib/api/testing/test-api';
import type { Random } from './random';
import { breakText, mutateFields, oddText } from './values';

export interface Tokens {
  /** Of the people who attack; their own rows are theirs to change. */
  good: readonly [string, ...string[]];
  /** Expired, forged, foreign, of nobody. */
  bad: readonly [string, ...string[]];
}

export interface Target {
  /** The address as the router knows it, e.g. `/api/user/creations/[id]`. */
  pattern: string;
  /** The fields of an ordinary request. */
  fields: object;
  isUpload: boolean;
  /** What it answers with something else than 405. */
  methods: Method[];
}

export type Method = (typeof METHODS)[number];

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  '',
] as const;

const HEADERS: readonly [[string, string], ...[string, string][]] = [
  ['accept', 'text/event-stream'],
  ['idempotency-key', 'k'],
  ['idempotency-key', 'k'.repeat(300)],
  ['idempotency-key', '\u00ff'],
  ['content-length', '99999999999'],
  ['content-length', '-1'],
  ['content-encoding', 'gzip'],
  ['range', 'bytes=0-'],
  ['if-none-match', '*'],
  ['x-user-id', 'user_victim'],
  ['x-clerk-auth-status', 'signed-in'],
  ['x-middleware-subrequest', 'middleware'],
  ['cookie', '__session=a.b.c'],
  ['origin', 'https://evil.example'],
  ['svix-id', 'msg_1'],
  ['svix-signature', 'v1,AAAA'],
];

export interface FuzzedRequest {
  method: Method;
  request: Request;
  params: Record<string, string>;
  isSignedIn: boolean;
}

/** A request that is nearly right, or not at all. */
export function fuzzRequest(
  random: Random,
  { pattern, fields, isUpload, methods }: Target,
  {
    tokens,
    ids,
    mayBeSignedIn,
  }: { tokens: Tokens; ids: [string, ...string[]]; mayBeSignedIn: boolean },
): FuzzedRequest {
  const [first = 'GET', ...more] = methods;
  const method = random.chance(0.85) ? random.pick([first, ...more]) : random.pick(METHODS);
  const isSignedIn = mayBeSignedIn && random.chance(0.8);
  const headers = new Headers();
  if (isSignedIn) headers.set('authorization', `Bearer ${random.pick(tokens.good)}`);
  else if (random.chance(0.7)) headers.set('authorization', random.pick(tokens.bad));
  const id = random.chance(0.7) ? random.pick(ids) : oddText(random);
  const params = { id, name: id };
  const path = pattern.replace(/\[\w+\]/, encodeURIComponent(id.toWellFormed()));
  const url = new URL(TEST_ORIGIN + path);
  if (method === 'GET' || random.chance(0.1)) addQuery(random, url);
  let body: BodyInit | undefined;
  if (method !== 'GET')
    body = isUpload && random.chance(0.8) ? upload(random) : json(random, fields, headers);
  if (random.chance(0.15)) headers.set('content-type', random.pick(TYPES));
  for (let left = random.below(3); left > 0; left -= 1) headers.set(...random.pick(HEADERS));
  return {
    method,
    request: new Request(url, { method, headers, ...(body ? { body } : {}) }),
    params,
    isSignedIn,
  };
}

function addQuery(random: Random, url: URL) {
  for (const name of ['cursor', 'limit', 'order', 'type', 'search', 'before']) {
    if (!random.chance(0.3)) continue;
    url.searchParams.set(name, oddText(random).slice(0, 500));
  }
}

function json(random: Random, fields: object, headers: Headers): BodyInit {
  headers.set('content-type', 'application/json');
  const value = random.chance(0.3) ? fields : mutateFields(random, fields);
  return breakText(random, JSON.stringify(value) ?? '');
}

/** A picture of one pixel. */
const PIXEL = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

function upload(random: Random): FormData {
  const form = new FormData();
  const start = random.pick<BlobPart>([
    '%PDF-1.7\n',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    '<svg>',
    'PK\x03\x04',
    PIXEL,
    '',
  ]);
  const file = new File(
    [start, random.bytes(random.chance(0.3) ? 0 : random.below(2_000))],
    oddText(random).slice(0, 300).toWellFormed(),
    {
      type: random.pick(['application/pdf', 'image/png', 'text/html', '']),
    },
  );
  form.set(random.pick(['resume', 'resume', 'image', 'image', 'x']), file);
  if (random.chance(0.3)) form.set('jobDescription', oddText(random).slice(0, 5_000));
  if (random.chance(0.3)) form.set('box', random.pick([oddText(random), '0.1,0.1,0.8,0.8', '1,2']));
  if (random.chance(0.1)) form.set(random.pick(['resume', 'image']), oddText(random));
  return form;
}
