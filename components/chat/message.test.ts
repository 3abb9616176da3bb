import { describe, expect, it } from 'vitest';
import { applyToTurn, beginTurn, endTurn } from './message';

const texts = (messages: { text: string }[]) => messages.map(({ text }) => text);

describe('the messages on the screen', () => {
  it('grow by what was sent and an empty answer', () => {
    const messages = beginTurn([], 'Hi', undefined);
    expect(messages).toMatchObject([
      { from: 'user', text: 'Hi', status: 'complete' },
      { from: 'assistant', text: '', status: 'writing' },
    ]);
  });

  it('take streamed text, ids, cards and the outcome at the end', () => {
    const started = beginTurn([], 'Hi', undefined);
    const named = applyToTurn(started, 'Hel', [{ messages: { user: 'u', assistant: 'a' } }]);
    const done = applyToTurn(named, 'lo', [
      { outcome: { status: 'complete', message: 'Copy it.' } },
    ]);
    expect(done).toMatchObject([
      { id: 'u', text: 'Hi' },
      { id: 'a', text: 'Hello', status: 'complete', note: 'Copy it.' },
    ]);
  });

  it('leave finished messages the same objects, so that they are not drawn again', () => {
    const first = applyToTurn(beginTurn([], 'One', undefined), 'a', []);
    const second = beginTurn(first, 'Two', undefined);
    expect(applyToTurn(second, 'b', [])[0]).toBe(first[0]);
  });

  it('replace an earlier message and what followed it', () => {
    const first = applyToTurn(beginTurn([], 'One', undefined), 'a', [
      { messages: { user: 'u1', assistant: 'a1' } },
    ]);
    const second = applyToTurn(beginTurn(first, 'Two', undefined), 'b', []);
    expect(texts(beginTurn(second, 'One again', 'u1'))).toEqual(['One again', '']);
    expect(texts(beginTurn(second, 'Three', 'gone'))).toEqual([
      'One',
      'a',
      'Two',
      'b',
      'Three',
      '',
    ]);
  });

  it('stop as far as they got', () => {
    const stopped = endTurn(applyToTurn(beginTurn([], 'One', undefined), 'half', []), 'stopped');
    expect(stopped.at(-1)).toMatchObject({ text: 'half', status: 'stopped' });
  });
});
