import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { JSON_LIMIT, readBytes, readForm, readJson, UPLOAD_LIMIT } from './body';

const encoder = new TextEncoder();

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

function streamOf(pieces: Pieces): ReadableStream<Uint8Array> {
  async function* each() {
    yield* pieces;
  }
  const iterator = each();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return();
    },
  });
}

/** A request whose body comes in pieces, without a length. */
function chunked(pieces: Pieces, type: string) {
  return new Request('http://mise.test/', {
    method: 'POST',
    headers: { 'content-type': type },
    body: streamOf(pieces),
    duplex: 'half',
  } as RequestInit);
}

function sized(body: BodyInit, type: string) {
  return new Request('http://mise.test/', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
}

const statusOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

describe('reading a JSON body', () => {
  it('takes one of exactly the limit and refuses one byte more, declared or not', async () => {
    const fits = JSON.stringify('x'.repeat(JSON_LIMIT - 2));
    expect(await statusOf(readJson(sized(fits, 'application/json')))).toBe(200);
    expect(await statusOf(readJson(sized(`${fits} `, 'application/json')))).toBe(413);
    const pieces = [encoder.encode(fits), encoder.encode(' ')];
    expect(await statusOf(readJson(chunked(pieces, 'application/json')))).toBe(413);
  });

  it('stops reading a long body at the limit', async () => {
    let sent = 0;
    function* long() {
      for (; sent < 2_000; sent += 1) yield new Uint8Array(1024);
    }
    expect(await statusOf(readJson(chunked(long(), 'application/json')))).toBe(413);
    expect(sent).toBeLessThan(100);
  });

  it('cuts off a body that trickles', async () => {
    let isOpen = true;
    async function* trickle() {
      try {
        for (;;) {
          yield encoder.encode(' ');
          await sleep(5);
        }
      } finally {
        isOpen = false;
      }
    }
    const reading = readBytes(chunked(trickle(), 'application/json'), JSON_LIMIT, 60);
    await expect(reading).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('too slowly'),
    });
    await expect.poll(() => isOpen).toBe(false);
  });

  it.each([
    ['another type', '{}', 'text/plain', 415],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['broken JSON', '{"a":', 'application/json', 400],
    ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'application/json', 400],
    ['a type with a charset', '{}', 'Application/JSON; charset=utf-8', 200],
    ['nothing at all', '', 'text/plain', 200],
  ])('answers %s', async (_, body, type, status) => {
    expect(await statusOf(readJson(sized(body, type)))).toBe(status);
  });
});

describe('reading an upload', () => {
  const boundary = 'xyz';
  const type = `multipart/form-data; boundary=${boundary}`;
  const part = (bytes: number) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n${'x'.repeat(bytes)}\r\n--${boundary}--\r\n`;

  it('takes a file of exactly 4 MB and refuses one byte more', async () => {
    expect(await statusOf(readForm(sized(part(UPLOAD_LIMIT), type)))).toBe(200);
    expect(await statusOf(readForm(sized(part(UPLOAD_LIMIT + 1), type)))).toBe(413);
  });

  it('refuses one that grows past the limit without saying its length', async () => {
    const pieces = Array.from({ length: 80 }, () => new Uint8Array(64 * 1024));
    expect(await statusOf(readForm(chunked(pieces, type)))).toBe(413);
  });

  it.each([
    ['no boundary', part(1), 'multipart/form-data', 400],
    ['another boundary', part(1), 'multipart/form-data; boundary=other', 400],
    ['one that breaks off', part(1).slice(0, 60), type, 400],
    ['no parts', 'hello', type, 400],
    ['JSON', '{}', 'application/json', 415],
    ['no type', part(1), '', 415],
  ])('answers %s', async (_, body, given, status) => {
    expect(await statusOf(readForm(sized(body, given)))).toBe(status);
  });
});
