import { makeZip } from 'client-zip';
import { expect, it } from 'vitest';
import { patientBody } from './patient-body';

const PIECE = 64 * 1024;

/** A zip of pictures of a megabyte each, with the bytes that were read of them. */
function pictures() {
  const read = { bytes: 0 };
  const picture = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read.bytes += PIECE;
          controller.enqueue(new Uint8Array(PIECE));
        },
      },
      { highWaterMark: 0 },
    );
  async function* files() {
    for (let at = 0; ; at += 1) yield { name: `${at}.png`, input: picture() };
  }
  return { body: makeZip(files()), read };
}

it('reads nothing for 59 readers who never read, and lets all of them go', async () => {
  const readers = Array.from({ length: 59 }, () => {
    const { body, read } = pictures();
    const ended = Promise.withResolvers<void>();
    return { read, ended: ended.promise, shown: patientBody(body, ended.resolve, 50) };
  });
  await Promise.all(readers.map(({ ended }) => ended));
  for (const { shown } of readers)
    await expect(shown.getReader().read()).rejects.toThrow(/stopped/);
  expect(readers.reduce((sum, { read }) => sum + read.bytes, 0)).toBeLessThanOrEqual(59 * PIECE);
});

it('reads no further than its reader does', async () => {
  const { body, read } = pictures();
  let ends = 0;
  const reader = patientBody(body, () => (ends += 1)).getReader();
  let taken = 0;
  while (taken < 10 * PIECE) taken += (await reader.read()).value?.byteLength ?? 0;
  expect(read.bytes).toBeLessThanOrEqual(taken + 2 * PIECE);
  expect(ends).toBe(0);
  await reader.cancel();
  expect(ends).toBe(1);
});

it('passes everything on and ends once', async () => {
  let ends = 0;
  const source = new Response('all of it').body;
  if (!source) throw new Error('A text has a body.');
  expect(await new Response(patientBody(source, () => (ends += 1))).text()).toBe('all of it');
  expect(ends).toBe(1);
});

it('fails with its source', async () => {
  let ends = 0;
  const source = new ReadableStream({ pull: () => Promise.reject(new Error('away')) });
  const reader = patientBody(source, () => (ends += 1)).getReader();
  await expect(reader.read()).rejects.toThrow('away');
  expect(ends).toBe(1);
});
