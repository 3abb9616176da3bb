import { spawnSync } from 'node:child_process';
import { freePort } from '@/db/testing/postgres';
import { report } from './report';
import { inTurns } from './server/load';
import { signedFor } from './server/product';
import { startNode } from './server/process';

const APP = 'e2e/bench/token-app';
const NEXT = 'node_modules/next/dist/bin/next';
const ROUNDS = 4;
const SECONDS = 2;
const KNOWN = 500;
/** Twice as many as the server remembers, so that each is forgotten before it comes again. */
const STRANGERS = 4_000;

const built = spawnSync(process.execPath, [NEXT, 'build', APP], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (built.status !== 0) throw new Error('The app with the two routes did not build.');
const port = await freePort();
const { environment, token } = await signedFor(port);
const server = await startNode([NEXT, 'start', APP, '-p', String(port), '-H', 'localhost'], port, {
  path: '/trivial',
  env: environment,
});
const minted = (amount: number, name: string) => {
  const tokens = Array.from({ length: amount }, (_, index) => token(`${name}_${index}`));
  let turn = 0;
  return () => tokens[turn++ % amount] ?? '';
};
try {
  const trivial = { port, path: '/trivial' };
  const known = { port, path: '/verified', token: minted(KNOWN, 'known') };
  const strange = { port, path: '/verified', token: minted(STRANGERS, 'stranger') };
  const seen = await inTurns(known, trivial, ROUNDS, SECONDS);
  const fresh = await inTurns(strange, trivial, ROUNDS, SECONDS);
  report(
    [
      { ...seen, how: `${KNOWN} tokens again and again` },
      { ...fresh, how: 'every token new' },
    ].map(({ ours, other, ratio, how }) => ({
      what: `verifying the bearer token, share of a trivial Next route: ${how}`,
      target: 'at least 0.70',
      measured: `${ratio.toFixed(2)} (${ours.toFixed(0)} of ${other.toFixed(0)} a second)`,
      passed: ratio >= 0.7,
    })),
  );
} finally {
  await server.stop();
}
