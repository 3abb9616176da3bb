import { describe, expect, it } from 'vitest';
import { concepts } from './concepts';
import { lookUp } from './look-up';

const titles = (question: string) => lookUp({ question }).entries.map(({ title }) => title);

describe('the glossary', () => {
  it('has at least sixty ideas, each found by its own title', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(concepts.map(({ id }) => id)).size).toBe(concepts.length);
    for (const { title } of concepts) expect(titles(`What is ${title}?`)[0]).toBe(title);
  });

  it.each([
    ['what is impermenant los', 'Impermanent loss'],
    ['explain liqudation please', 'Liquidation'],
    ['what is x*y=k', 'Constant product formula'],
    ['why is gas so expensive', 'Gas'],
  ])('finds by %j %j', (question, title) => expect(titles(question)[0]).toBe(title));

  it('gives both ideas of a comparison', () =>
    expect(titles('What is the difference between APR and APY?')).toEqual(
      expect.arrayContaining(['APR', 'APY']),
    ));

  it('gives the risk with the text, and what is close to it', () => {
    const { entries, related } = lookUp({ question: 'What is impermanent loss?' });
    expect(entries[0]).toMatchObject({ risk: expect.stringContaining('permanent') });
    expect(related).not.toContain('Impermanent loss');
  });

  it.each(['Write me a poem about trains', 'asdf qwer'])('has nothing for %j', (question) =>
    expect(lookUp({ question })).toEqual({ entries: [], related: [] }),
  );

  it('lists every idea in a sentence without a question', () => {
    const { entries } = lookUp({});
    expect(entries.map(({ title }) => title)).toEqual(concepts.map(({ title }) => title));
    for (const { text } of entries) expect(text.split(/\. /)).toHaveLength(1);
  });
});
