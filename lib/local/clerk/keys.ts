import { createPrivateKey, createPublicKey, generateKeyPair, sign } from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeFileAtomic } from '../atomic-file';
import { EMULATOR_HOST } from './constants';

const KEY_ID = 'ins_emulator';

export type Claims = Record<string, unknown>;

export type SigningKeys = {
  /** What `CLERK_JWT_KEY` takes. */
  publicPem: string;
  jwk: JsonWebKey;
  /** Signs any claims as an RS256 session token; the header may be overridden, for tests. */
  mint: (claims: Claims, header?: Claims) => string;
};

/** The key pair kept in a folder, made the first time. */
export async function openKeys(dir: string): Promise<SigningKeys> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, 'key.pem');
  try {
    return keysFrom(createPrivateKey(await readFile(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const privateKey = await newPrivateKey();
  await writeFileAtomic(path, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  return keysFrom(privateKey);
}

/** A key pair of its own that touches no disk, for tests. */
export async function createKeys(): Promise<SigningKeys> {
  return keysFrom(await newPrivateKey());
}

/** The claims of a valid session token (Clerk's version 2), for `azp`; spread it to break one. */
export function sessionClaims(azp: string, now = Date.now()): Claims {
  const seconds = Math.floor(now / 1000);
  return {
    v: 2,
    iss: `https://${EMULATOR_HOST}`,
    sub: 'user_test',
    sid: 'sess_test',
    sts: 'active',
    azp,
    iat: seconds,
    nbf: seconds - 10,
    exp: seconds + 60,
    fva: [0, -1],
    pla: 'u:free',
    fea: '',
  };
}

async function newPrivateKey(): Promise<KeyObject> {
  return (await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })).privateKey;
}

function keysFrom(privateKey: KeyObject): SigningKeys {
  const publicKey = createPublicKey(privateKey);
  return {
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    jwk: { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: KEY_ID },
    mint: (claims, header = {}) => {
      const head = { alg: 'RS256', cat: 'cl_B7d4PD111AAA', kid: KEY_ID, typ: 'JWT', ...header };
      const payload = `${encode(head)}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(payload), privateKey).toString('base64url');
      return `${payload}.${signature}`;
    },
  };
}

const encode = (value: Claims) => Buffer.from(JSON.stringify(value)).toString('base64url');
