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
    const mostly = <T>(good: fc.Arbitrary<T>, ...bad: unknown[]) =>
      fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...bad) });
    const later = fc.integer({ min: 10, max: 120 }).map((by) => now() + by);
    const earlier = fc.option(
      fc.integer({ min: 10, max: 120 }).map((by) => now() - by),
      { nil: undefined },
    );
    const ahead = now() + 600;
    const claims = fc.record({
      exp: mostly(later, now() - 2, now() - 30, 'soon', null, undefined),
      nbf: mostly(earlier, ahead, 'soon', null, now() + 2),
      iat: mostly(earlier, ahead, true, null, now() + 2),
      sub: mostly(fc.constantFrom('user_a', ''), 7, null, {}, undefined),
    });
    const header = fc.record({
      alg: mostly(fc.constant('RS256'), 'none', 'HS256', 7, undefined),
      typ: mostly(fc.constantFrom('JWT', undefined), 'JOSE', 7, null),
    });
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
    expect(accepted).toBeGreaterThan(50);
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
