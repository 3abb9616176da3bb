import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, ConnectionError } from '@/lib/browser/call-api';
import type { Draft } from './drafts';
import { type Save, type SaveState, TextSaver } from './text-saver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that keeps one text with its version, and can be cut off before or after it has written. */
class FakeServer {
  text = { version: 1, content: 'one' };
  saves: Save[] = [];
  running = 0;
  mostRunning = 0;
  cut: 'before' | 'after' | undefined;

  send = async (save: Save) => {
    this.running += 1;
    this.mostRunning = Math.max(this.mostRunning, this.running);
    await new Promise((resolve) => setTimeout(resolve, 200));
    this.running -= 1;
    if (this.cut === 'before') throw new ConnectionError();
    if (save.version !== this.text.version)
      throw new ApiError('Changed elsewhere.', 409, undefined, { current: { ...this.text } });
    this.saves.push(save);
    this.text = { version: this.text.version + 1, content: save.content };
    if (this.cut === 'after') throw new ConnectionError();
    return this.text;
  };
}

/** A device on which the text is open. */
class Device {
  draft: Draft | undefined;
  state: SaveState = { is: 'unchanged' };

  constructor(private readonly server: FakeServer) {}

  open() {
    return new TextSaver({
      stored: { ...this.server.text },
      draft: this.draft,
      send: this.server.send,
      keep: (draft) => {
        this.draft = draft;
        return true;
      },
      onState: (state) => (this.state = state),
      onStored: () => undefined,
    });
  }
}

function start() {
  const server = new FakeServer();
  const device = new Device(server);
  return { server, device, saver: device.open() };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('sends nothing for a text that nobody changed, nor for one changed back', async () => {
  const { server, device, saver } = start();
  saver.change('one');
  saver.change('two');
  saver.change('one');
  await pass(60_000);
  expect(server.saves).toEqual([]);
  expect(device.draft).toBeUndefined();
});

it('saves typing in pauses, one request at a time, as one session', async () => {
  const { server, device, saver } = start();
  for (let letter = 1; letter <= 600; letter += 1) {
    saver.change(`one ${letter}`);
    await pass(100);
    if (letter % 50 === 0) void saver.flush();
    if (letter % 50 === 1) void saver.flush();
  }
  await pass(5_000);
  expect(server.text.content).toBe('one 600');
  expect(server.mostRunning).toBe(1);
  expect(server.saves.length).toBeLessThanOrEqual(20);
  expect(new Set(server.saves.map(({ session }) => session)).size).toBe(1);
  expect(device.state.is).toBe('saved');
  expect(device.draft).toBeUndefined();
});

it('keeps a text on the device until the connection is back', async () => {
  const { server, device, saver } = start();
  server.cut = 'before';
  saver.change('two');
  await pass(2_000);
  expect(device.state).toEqual({ is: 'waiting', isOffline: true, isKept: true });
  expect(device.draft).toMatchObject({ content: 'two', version: 1 });
  server.cut = undefined;
  await pass(60_000);
  expect(server.text).toEqual({ version: 2, content: 'two' });
  expect(device.draft).toBeUndefined();
});

it('sends what a closed tab left behind, in the same session', async () => {
  const { server, device, saver } = start();
  server.cut = 'before';
  saver.change('two');
  saver.stop();
  server.cut = undefined;
  const { session } = device.draft!;
  device.open();
  await pass(5_000);
  expect(server.saves).toEqual([{ content: 'two', cause: 'edited', version: 1, session }]);
});

it('takes its own text, whose answer was lost, for no conflict', async () => {
  const { server, device, saver } = start();
  server.cut = 'after';
  saver.change('two');
  await pass(1_800);
  saver.stop();
  server.cut = undefined;
  const again = device.open();
  again.change('three');
  await pass(10_000);
  expect(device.state.is).toBe('saved');
  expect(server.text.content).toBe('three');
});

it('shows both texts when another device was first, and saves nothing until one is chosen', async () => {
  const { server, device, saver } = start();
  saver.change('mine');
  server.text = { version: 2, content: 'theirs' };
  await pass(5_000);
  expect(device.state).toEqual({ is: 'conflict', mine: 'mine', theirs: server.text });
  saver.change('mine too');
  await pass(60_000);
  expect(server.saves).toEqual([]);
  expect(device.draft?.content).toBe('mine too');
  saver.keepMine();
  await pass(1_000);
  expect(server.text).toEqual({ version: 3, content: 'mine too' });
});

it('takes the other text when that is chosen, and goes on from it', async () => {
  const { server, device, saver } = start();
  saver.change('mine');
  server.text = { version: 2, content: 'theirs' };
  await pass(5_000);
  expect(saver.takeTheirs()).toEqual(server.text);
  expect(device.draft).toBeUndefined();
  saver.change('theirs, and more');
  await pass(5_000);
  expect(server.text).toEqual({ version: 3, content: 'theirs, and more' });
});

it('makes an accepted rewrite a version of its own, after the edits before it', async () => {
  const { server, saver } = start();
  saver.change('edited');
  saver.change('rewritten', 'rewritten');
  saver.change('edited again');
  await pass(10_000);
  expect(server.saves.map(({ content, cause }) => [content, cause])).toEqual([
    ['edited', 'edited'],
    ['rewritten', 'rewritten'],
    ['edited again', 'edited'],
  ]);
  expect(server.saves[1]).not.toHaveProperty('session');
});

it('goes on typing over its own text, whose answer was lost', async () => {
  const { server, device, saver } = start();
  server.cut = 'after';
  saver.change('two');
  await pass(1_800);
  expect(device.state.is).toBe('waiting');
  server.cut = undefined;
  saver.change('three');
  await pass(60_000);
  expect(device.state.is).toBe('saved');
  expect(server.text.content).toBe('three');
});
