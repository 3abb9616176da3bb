import { existsSync } from 'node:fs';
import { readEnv } from '@/lib/env';
import { site } from '@/lib/site';
import { examine, type Verdict } from './doctor/checks';
import { findSamples } from './doctor/samples';

const MARKS: Record<Verdict, string> = {
  ok: 'ok     ',
  sample: 'SAMPLE ',
  missing: 'not set',
  fails: 'FAILS  ',
};

/** `npm run doctor [-- FILE]`: what an environment file sets, what is reachable, what is missing. */
async function main(): Promise<number> {
  const file = process.argv[2] ?? ['.env.local', '.env'].find((name) => existsSync(name));
  if (file && !existsSync(file)) {
    console.error(`There is no file ${file}.`);
    return 2;
  }
  if (file) process.loadEnvFile(file);
  console.log(`Checking ${file ? `the environment and ${file}` : 'the environment'}\n`);
  const findings = [...(await examine(readEnv(process.env))), ...findSamples(site)];
  for (const { part, verdict, note } of findings) {
    console.log(`${MARKS[verdict]}  ${part.padEnd(15)} ${note}`);
  }
  const failed = findings.filter(({ verdict }) => verdict === 'fails').length;
  console.log(
    `\n${failed === 0 ? 'Nothing that is set fails.' : `${failed} of what is set fails.`}`,
  );
  return failed === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
