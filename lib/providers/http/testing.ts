import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { misbehaviour, startFakeUpstream, type FakeUpstream } from './fake-upstream';
import { createFetchUpstream, type FetchUpstreamOptions } from './fetch-upstream';
import type { FailureReason, Outcome } from './outcome';
import type { FetchUpstream } from './request';

/** A guarded client for tests: no breaker unless asked for, no waiting between attempts. */
export function testFetchUpstream(options: Partial<FetchUpstreamOptions> = {}): FetchUpstream {
  return createFetchUpstream({
    userAgent: 'Test/1.0 (+https://example.com)',
    breaker: { failures: 0, cooldownMs: 0 },
    fetch: (url, init) => fetch(url, init),
    lookup: async () => ['93.184.216.34'],
    random: () => 0,
    ...options,
  });
}

const EXPECTED: Record<keyof typeof misbehaviour, FailureReason> = {
  malformed: 'broken',
  wrongShape: 'broken',
  html: 'broken',
  tooMany: 'limited',
  serverError: 'broken',
  passing: 'broken',
  hangs: 'timeout',
  hangsInBody: 'timeout',
  trickles: 'timeout',
  huge: 'broken',
  redirectToPrivate: 'broken',
  redirectLoop: 'broken',
  dropsConnection: 'network',
};

/** What every client of an outside service keeps to, whatever the service does. */
export function describeMisbehaviour(
  ask: (client: {
    fetchUpstream: FetchUpstream;
    baseUrl: string;
    signal: AbortSignal;
    budgetMs: number;
  }) => Promise<Outcome<unknown>>,
): void {
  describe('when the service misbehaves', () => {
    let fake: FakeUpstream;
    beforeEach(async () => {
      fake = await startFakeUpstream(misbehaviour.hangs);
    });
    afterEach(() => fake.close());

    const run = (signal = new AbortController().signal, budgetMs = 400) =>
      ask({ fetchUpstream: testFetchUpstream(), baseUrl: fake.url, signal, budgetMs });

    for (const [name, reason] of Object.entries(EXPECTED)) {
      test(`it fails as "${reason}" on ${name}`, async () => {
        fake.answer = misbehaviour[name as keyof typeof misbehaviour];
        const outcome = await run();
        expect(outcome).toMatchObject({ kind: 'failed', reason });
        expect(JSON.stringify(outcome)).not.toContain('secret');
      });
    }

    test('it says how long to wait when it is limited', async () => {
      fake.answer = misbehaviour.tooMany;
      expect(await run()).toMatchObject({ reason: 'limited', retryAfter: 3600 });
      expect(fake.calls).toHaveLength(1);
    });

    test('it fails as "network" when nobody answers', async () => {
      await fake.close();
      expect(await run()).toMatchObject({ kind: 'failed', reason: 'network' });
    });

    test('it throws the reason when the caller leaves', async () => {
      const leaving = new AbortController();
      const running = run(leaving.signal, 5_000);
      leaving.abort(new Error('left'));
      await expect(running).rejects.toThrow('left');
    });
  });
}
