import { describe, expect, it } from 'vitest';
import { applyToTurn, beginTurn, endTurn } from './message';

const texts = (messages: { text: string }[]) => messages.map(({ text }) => text);
const ids = { messages: { user: 'u', assistant: 'a' } };

describe('the messages on the screen', () => {
  it('grow by what was sent and an empty answer', () => {
    const messages = beginTurn([], { id: 'u', text: 'Hi' });
    expect(messages).toMatchObject([
      { id: 'u', from: 'user', text: 'Hi', status: 'complete', parentId: null, versions: ['u'] },
      { from: 'assistant', text: '', status: 'writing', parentId: 'u' },
    ]);
  });

  it('take streamed text, ids, cards and the outcome at the end', () => {
    const named = applyToTurn(beginTurn([], { id: 'u', text: 'Hi' }), 'Hel', [ids]);
    const done = applyToTurn(named, 'lo', [
      { outcome: { status: 'complete', message: 'Copy it.' } },
    ]);
    expect(done).toMatchObject([
      { id: 'u', text: 'Hi' },
      { id: 'a', text: 'Hello', status: 'complete', note: 'Copy it.', versions: ['a'] },
    ]);
  });

  it('leave finished messages the same objects, so that they are not drawn again', () => {
    const first = applyToTurn(beginTurn([], { id: 'u', text: 'One' }), 'a', [ids]);
    const second = beginTurn(first, { id: 'v', text: 'Two' });
    expect(second[2]).toMatchObject({ parentId: 'a' });
    expect(applyToTurn(second, 'b', [])[0]).toBe(first[0]);
  });

  it('put a new version in the place of an earlier message and what followed it', () => {
    const first = applyToTurn(beginTurn([], { id: 'u', text: 'One' }), 'a', [ids]);
    const second = beginTurn(first, { id: 'v', text: 'Two' });
    const edited = beginTurn(second, { id: 'w', text: 'One again', replaces: 'u' });
    expect(texts(edited)).toEqual(['One again', '']);
    expect(edited[0]).toMatchObject({ id: 'w', parentId: null, versions: ['u', 'w'] });
  });

  it('keep a question that is answered again, and count the answers', () => {
    const first = applyToTurn(beginTurn([], { id: 'u', text: 'One' }), 'a', [ids]);
    const again = beginTurn(first, { id: 'u', text: 'One' });
    expect(again[0]).toBe(first[0]);
    const named = applyToTurn(again, 'b', [{ messages: { user: 'u', assistant: 'b' } }]);
    expect(named).toMatchObject([{ id: 'u' }, { id: 'b', text: 'b', versions: ['a', 'b'] }]);
  });

  it('stop as far as they got', () => {
    const stopped = endTurn(
      applyToTurn(beginTurn([], { id: 'u', text: 'One' }), 'half', []),
      'stopped',
    );
    expect(stopped.at(-1)).toMatchObject({ text: 'half', status: 'stopped' });
  });
});
