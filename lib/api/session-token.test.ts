import { createHmac, generateKeyPairSync } from 'node:crypto';
import { verifyToken } from '@clerk/backend';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createKeys, sessionClaims, type SigningKeys } from '@/lib/local/clerk/keys';
import { readSessionToken } from './session-token';

let keys: SigningKeys;
beforeAll(async () => {
  keys = await createKeys();
});

const ORIGIN = 'http://mise.test';
const mint = (claims: object = {}, header = {}) =>
  keys.mint({ ...sessionClaims(ORIGIN), ...claims }, header);
const read = (token: string) => readSessionToken(token, keys.publicPem);
const clerk = (token: string) =>
  verifyToken(token, { jwtKey: keys.publicPem }).then(
    (claims) => claims as object,
    () => null,
  );
const now = () => Math.floor(Date.now() / 1000);

describe('reading a session token', () => {
  it('answers the claims of a good one, also when its key lost its lines', () => {
    const token = mint({ sub: 'user_a', pla: 'u:premium' });
    expect(read(token)).toMatchObject({ sub: 'user_a', pla: 'u:premium', azp: ORIGIN });
    const flat = keys.publicPem.replaceAll('\n', ' ');
    expect(readSessionToken(token, flat)).toMatchObject({ sub: 'user_a' });
  });

  it('agrees with Clerk about any claims and header', async () => {
    const at = fc.oneof(
      fc.integer({ min: -120, max: 120 }).filter((by) => Math.abs(Math.abs(by) - 5) > 2),
      fc.constantFrom('soon', null, true),
    );
    const moment = at.map((by) => (typeof by === 'number' ? now() + by : by));
    const claims = fc.record(
      { exp: moment, nbf: moment, iat: moment, sub: fc.constantFrom('user_a', 7, null, {}) },
      { requiredKeys: [] },
    );
    const header = fc.record(
      { alg: fc.constantFrom('RS256', 'none', 'HS256', 7), typ: fc.constantFrom('JWT', 'JOSE', 7) },
      { requiredKeys: [] },
    );
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(claims, header, async (given, head) => {
        const token = mint(given, head);
        const ours = read(token);
        accepted += ours ? 1 : 0;
        expect(ours).toEqual(await clerk(token));
      }),
      { numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(0);
  });

  it('refuses every token with one letter changed', () => {
    const token = mint();
    for (let index = 0; index < token.length - 1; index += 1) {
      const letter = token[index] === 'A' ? 'B' : 'A';
      expect(read(token.slice(0, index) + letter + token.slice(index + 1))).toBeNull();
    }
  });

  it('refuses another key, a shared secret made of the public one, and what is no token', async () => {
    const other = await createKeys();
    expect(read(other.mint(sessionClaims(ORIGIN)))).toBeNull();
    const [, payload] = mint().split('.');
    const head = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
    const mac = createHmac('sha256', keys.publicPem).update(`${head}.${payload}`);
    expect(read(`${head}.${payload}.${mac.digest('base64url')}`)).toBeNull();
    for (const token of ['', '.', '..', 'a.b.c', `${mint()}.x`, 'bnVsbA.bnVsbA.bnVsbA']) {
      expect(read(token)).toBeNull();
    }
  });

  it('throws for a key that is none, so that nobody is let in by it', () => {
    expect(() => readSessionToken(mint(), 'nonsense')).toThrow(Error);
    const { publicKey } = generateKeyPairSync('ed25519');
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(() => readSessionToken(mint(), pem)).toThrow(Error);
  });
});
