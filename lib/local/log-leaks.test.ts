import { expect, it } from 'vitest';
import { leaksIn } from './log-leaks';

const line = (fields: object) => JSON.stringify({ time: '2026-01-02T03:04:05.678Z', ...fields });

it.each([
  ['a prompt', line({ event: 'run.ended', tool: 'Write an article about tea' })],
  ['a word', line({ event: 'lookup.failed', word: 'tea' })],
  ['an e-mail address', 'Signed in as ada@example.com'],
  ['a token', 'authorization: Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln'],
  ['a key', 'using sk_live_1234567890'],
  ['a database’s password', 'connecting to postgres://me:hunter2@db.example/mise'],
  ['a marker', line({ event: 'canaryprompt7f3a' })],
])('finds %s', (_, written) => {
  expect(leaksIn(`fine\n${written}\n`)).not.toEqual([]);
});

it('finds nothing in what may be logged', () => {
  const fine = line({ level: 'warn', event: 'request.failed', requestId: 'a1b2c3d4', status: 503 });
  expect(leaksIn(`${fine}\n\nReady on http://localhost:3000\n`)).toEqual([]);
});
