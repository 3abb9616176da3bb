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
  const what = 'verifying the bearer token, share of a trivial Next route';
  const measured = ({ ours, other, ratio }: typeof seen) =>
    `${ratio.toFixed(2)} (${ours.toFixed(0)} of ${other.toFixed(0)} a second)`;
  report([
    {
      what: `${what}: tokens that come again, as a browser sends its own for a minute`,
      target: 'at least 0.70',
      measured: measured(seen),
      passed: seen.ratio >= 0.7,
    },
    // What Clerk's package takes; it reads the key anew for each token
    {
      what: `${what}: every token new`,
      target: 'stated',
      measured: measured(fresh),
      passed: null,
    },
  ]);
} finally {
  await server.stop();
}
