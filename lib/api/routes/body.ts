import type { z } from 'zod';
import { AppError } from '@/lib/errors';

export const JSON_LIMIT = 32 * 1024;
export const UPLOAD_LIMIT = 4 * 1024 * 1024;

const MULTIPART_OVERHEAD = 64 * 1024;
const JSON_DEADLINE_MS = 10_000;
const UPLOAD_DEADLINE_MS = 60_000;

const tooLarge = (limit: number) =>
  new AppError(
    'too_large',
    limit >= UPLOAD_LIMIT
      ? 'That file is too large. Choose one of at most 4 MB.'
      : 'That is too much text for one request. Shorten it and try again.',
  );

/** Reads a body of at most `limit` bytes within `deadlineMs`, however it is sent; larger or slower ones are cut off. */
export async function readBytes(
  request: Request,
  limit: number,
  deadlineMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    reader.cancel().catch(() => undefined);
  }, deadlineMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate)
        throw new AppError(
          'bad_input',
          'The request arrived too slowly. Check the connection and try again.',
        );
      if (done) break;
      size += value.byteLength;
      if (size > limit) throw tooLarge(limit);
      parts.push(value);
    }
  } finally {
    clearTimeout(deadline);
    reader.cancel().catch(() => undefined);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** A field that may make a JSON body larger than 32 KB, and the most bytes of a body with it. */
export interface LargeField {
  name: string;
  bodyLimit: number;
}

/**
 * A JSON body of at most 32 KB, or of more where it has the large field; an empty one counts as `{}`. Throws
 * `wrong_type`, `too_large` or `bad_input`.
 */
export async function readJson(request: Request, large?: LargeField): Promise<unknown> {
  const bytes = await readBytes(request, large?.bodyLimit ?? JSON_LIMIT, JSON_DEADLINE_MS);
  if (bytes.byteLength === 0) return {};
  if (mediaType(request) !== 'application/json') {
    throw new AppError(
      'wrong_type',
      'This address takes JSON. Send it with Content-Type: application/json.',
    );
  }
  const body = parseJson(bytes);
  const isLarge = bytes.byteLength > JSON_LIMIT;
  if (isLarge && !(large && Object.hasOwn(Object(body), large.name))) throw tooLarge(JSON_LIMIT);
  return body;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('bad_input', 'That request is not valid JSON.');
  }
}

/** The fields of a multipart body with at most 4 MB of file. Throws `wrong_type`, `too_large` or `bad_input`. */
export async function readForm(request: Request): Promise<Record<string, FormDataEntryValue>> {
  if (mediaType(request) !== 'multipart/form-data') {
    throw new AppError('wrong_type', 'This address takes a file upload (multipart/form-data).');
  }
  const bytes = await readBytes(request, UPLOAD_LIMIT + MULTIPART_OVERHEAD, UPLOAD_DEADLINE_MS);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  let form: FormData;
  try {
    form = await new Response(bytes, { headers }).formData();
  } catch {
    throw new AppError('bad_input', 'That upload arrived broken. Choose the file again and retry.');
  }
  const fields = Object.fromEntries(form.entries());
  for (const value of Object.values(fields)) {
    if (value instanceof File && value.size > UPLOAD_LIMIT) throw tooLarge(UPLOAD_LIMIT);
  }
  return fields;
}

/** Checks input against its schema; the first problem becomes the sentence of a `bad_input`. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError('bad_input', sentenceOf(parsed.error.issues[0]));
}

/** A schema's own sentence where it has one; zod's default messages name types, which help nobody. */
function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue && !/^(?:Invalid|Too (?:big|small)|Unrecognized)\b/.test(issue.message))
    return issue.message;
  const field = issue?.path.join('.');
  return field
    ? `The field "${field}" is missing or cannot be used as it is.`
    : 'That request does not have the fields this address takes.';
}
