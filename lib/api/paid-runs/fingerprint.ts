import { createHash } from 'node:crypto';

/** The input with each file replaced by its name and digest, for comparing requests under one key. */
export async function fingerprint(input: unknown): Promise<unknown> {
  if (typeof input !== 'object' || input === null) return input;
  const entries = Object.entries(input).map(async ([name, value]) => {
    if (!(value instanceof Blob)) return [name, value];
    const digest = await crypto.subtle.digest('SHA-256', await value.arrayBuffer());
    return [name, Buffer.from(digest).toString('base64url')];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** A digest of what is asked, files included. */
export async function hashRequest(input: unknown): Promise<string> {
  const asked = JSON.stringify(await fingerprint(input));
  return createHash('sha256').update(asked).digest('base64url');
}
