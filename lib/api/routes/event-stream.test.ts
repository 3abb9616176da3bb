import { afterEach, describe, expect, it, vi } from 'vitest';
import { annotationLine, deltaLine, EventStream } from './event-stream';

afterEach(() => vi.useRealTimers());

const open = (stallMs?: number) => {
  let hasLeft = false;
  const stream = new EventStream(() => (hasLeft = true), stallMs);
  return { stream, reader: stream.response().body!.getReader(), hasLeft: () => hasLeft };
};
const text = (value: Uint8Array | undefined) => new TextDecoder().decode(value);

describe('an event stream', () => {
  it('sends deltas, annotations with an empty delta, and [DONE] last', async () => {
    const stream = new EventStream(() => undefined);
    stream.write(deltaLine('a\n"b"'));
    stream.annotate({ card: 1 });
    stream.finish();
    expect(await stream.response().text()).toBe(
      'data: {"choices":[{"delta":{"content":"a\\n\\"b\\""}}]}\n\n' +
        'data: {"choices":[{"delta":{"content":""}}],"card":1}\n\n' +
        'data: [DONE]\n\n',
    );
    expect(annotationLine({})).toContain('"content":""');
  });

  it('ends a failure with an error line and without [DONE]', async () => {
    const stream = new EventStream(() => undefined);
    stream.write(deltaLine('a'));
    stream.fail('It broke.');
    stream.finish();
    const sent = await stream.response().text();
    expect(sent.endsWith('data: {"error":{"message":"It broke."}}\n\n')).toBe(true);
  });

  it('beats only after the first byte, and no more once it has ended', async () => {
    vi.useFakeTimers();
    const { stream, reader } = open();
    vi.advanceTimersByTime(60_000);
    stream.write(deltaLine('a'));
    vi.advanceTimersByTime(16_000);
    expect(text((await reader.read()).value)).toContain('"a"');
    expect(text((await reader.read()).value)).toBe(': still here\n\n');
    stream.finish();
    vi.advanceTimersByTime(60_000);
    expect(text((await reader.read()).value)).toContain('[DONE]');
    expect((await reader.read()).done).toBe(true);
  });

  it('makes its writer wait for a slow reader', async () => {
    const { stream, reader } = open();
    stream.write(deltaLine('x'.repeat(40_000)));
    let isDrained = false;
    const drained = stream.drained().then(() => (isDrained = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isDrained).toBe(false);
    await reader.read();
    await drained;
    expect(isDrained).toBe(true);
  });

  it('makes its writer wait between two sends for longer the more streams are live', async () => {
    vi.useFakeTimers();
    const begun = Array.from({ length: 100 }, () => open().stream);
    for (const stream of begun) stream.write(deltaLine('a'));
    let isDrained = false;
    void begun[0]?.drained().then(() => (isDrained = true));
    await vi.advanceTimersByTimeAsync(9);
    expect(isDrained).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDrained).toBe(true);
    for (const stream of begun.slice(1)) stream.finish();
    await begun[0]?.drained();
    begun[0]?.finish();
  });

  it('lets its writer go and tells it when the reader leaves', async () => {
    const { stream, reader, hasLeft } = open();
    stream.write(deltaLine('x'.repeat(40_000)));
    const drained = stream.drained();
    await reader.cancel();
    await drained;
    expect(hasLeft()).toBe(true);
    stream.write(deltaLine('more'));
    stream.finish();
  });

  it('takes a reader who stays but does not read for gone', async () => {
    const { stream, reader, hasLeft } = open(40);
    stream.write(deltaLine('x'.repeat(40_000)));
    await stream.drained();
    expect(hasLeft()).toBe(true);
    await expect(reader.read()).rejects.toThrow('stopped reading');
  });

  it('leaves a reader about a minute, and as long again after every read', async () => {
    vi.useFakeTimers();
    const { stream, reader, hasLeft } = open();
    stream.write(deltaLine('x'.repeat(40_000)));
    void stream.drained();
    await vi.advanceTimersByTimeAsync(45_000);
    await reader.read();
    stream.write(deltaLine('x'.repeat(40_000)));
    void stream.drained();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(hasLeft()).toBe(false);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(hasLeft()).toBe(true);
  });
});
