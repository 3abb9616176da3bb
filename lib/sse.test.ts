import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DataLines } from './sse';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('DataLines', () => {
  it('reads payloads with and without a space, CRLF or LF, and drops comments and other fields', () => {
    const lines = new DataLines();
    const got = lines.push(bytes(': hi\r\nevent: x\r\ndata: one\r\n\r\ndata:two\n\n'));
    expect([...got, ...lines.end()]).toEqual(['one', 'two']);
  });

  it('gives the last payload of a stream that ends without a newline', () => {
    const lines = new DataLines();
    expect([...lines.push(bytes('data: tail')), ...lines.end()]).toEqual(['tail']);
  });

  it('gives the same payloads wherever the bytes are cut', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 }).map((s) => s.replace(/[\r\n]/g, ''));
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 8 }),
        fc.array(fc.nat(30), { minLength: 1, maxLength: 20 }),
        (payloads, cuts) => {
          const whole = bytes(payloads.map((payload) => `data: ${payload}\r\n\r\n`).join(''));
          const lines = new DataLines();
          const got: string[] = [];
          for (let at = 0, turn = 0; at < whole.length; turn += 1) {
            const next = at + 1 + (cuts[turn % cuts.length] ?? 0);
            got.push(...lines.push(whole.subarray(at, next)));
            at = next;
          }
          expect([...got, ...lines.end()]).toEqual(
            payloads.map((payload) =>
              new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes(payload)),
            ),
          );
        },
      ),
    );
  });
});
