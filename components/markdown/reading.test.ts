import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { completeTable, growingBlocks } from './growing';
import Markdown from './markdown';
import { splitBlocks } from './split-blocks';

const line = fc.constantFrom(
  '',
  '',
  '',
  'Text with [a link][one] and [^a].',
  'More of *it* [^b] and `code`',
  '[two]',
  '\n[one]: https://one.example "One"\n',
  '\n[Two]: https://two.example\n',
  '- item',
  '* [x] done',
  '  inside',
  '1. first',
  '2) second',
  '    code',
  '# Head',
  '---',
  '===',
  '> quote [one]',
  '| a | b |',
  '|---|---|',
  '| $x$ | 2 |',
  '```js',
  '```',
  '~~~',
  '$$',
  'x^2',
  '\\[',
  '\\]',
  'It costs $5 or $x_1$.',
  '<b>raw</b>',
  '***',
);
/** Growing text takes every footnote for defined, so these are. */
const NOTES = 'Begin.\n\n[^a]: The first note.\n\n[^b]: The second.\n\nText.\n\n';
const documents = fc.array(line, { maxLength: 15 }).map((lines) => NOTES + lines.join('\n'));

function html(children: string, notes?: string): string {
  const props = { children, isGrowing: true, notes };
  return renderToStaticMarkup(createElement(Markdown, props));
}
const inPieces = (text: string) =>
  growingBlocks(splitBlocks(text))
    .map(({ text: block, notes }) => html(block, notes))
    .join('\n');
/** What differs on purpose: ids, the footnotes themselves and the links to them, which come in the end. */
const shape = (rendered: string) =>
  rendered
    .replaceAll(/<section data-footnotes.*?<\/section>/gs, '')
    .replaceAll(/<sup>.*?<\/sup>/gs, '<sup></sup>')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();

describe('a text that is rendered block by block', () => {
  it('looks as it does rendered whole', () => {
    fc.assert(
      fc.property(documents, (text) => {
        expect(shape(inPieces(text))).toBe(shape(html(text)));
      }),
      { numRuns: 4_000, seed: 4_000 },
    );
  });
});

describe('a growing text', () => {
  it('gives every block the links it names, and its footnotes their numbers', () => {
    const text = 'See [a][One].[^x]\n\nAnd [^y], [^X].\n\n[one]: https://one.example\n';
    const [first = '', second = ''] = growingBlocks(splitBlocks(text)).map((block) =>
      html(block.text, block.notes),
    );
    expect(first).toContain('href="https://one.example"');
    expect(first).toContain('<sup><span>1</span></sup>');
    expect(second).toContain('<sup><span>2</span></sup>, <sup><span>1</span></sup>');
  });

  it('never shows the pipes of a table, however little of it has come', () => {
    const table = 'Here it is:\n| Name | Price |\n| :--- | ---: |\n| Tea | 2 |\n';
    for (let end = 0; end <= table.length; end += 1) {
      const shown = html(completeTable(table.slice(0, end)), '');
      expect(shown).not.toContain('|');
      if (end > 'Here it is:\n| N'.length) expect(shown).toContain('<table>');
    }
    expect(completeTable('a | b')).toBe('a | b');
  });
});

describe('a finished text', () => {
  const finished = (text: string) => renderToStaticMarkup(createElement(Markdown, null, text));

  it('leads from a footnote to its text and back, by ids of its own', () => {
    const one = () => createElement(Markdown, null, `${NOTES}[^b]`);
    const both = renderToStaticMarkup(createElement('div', null, one(), one()));
    const ids = [...both.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...both.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(4);
    expect(ids).toEqual(expect.arrayContaining(targets));
    expect(both).not.toContain('target="_blank"');
  });

  it('shows tasks as done or to do, and lets code be copied', () => {
    const tasks = finished('- [x] one\n- [ ] two');
    expect(tasks.match(/role="img" aria-label="(?:Done|To do)"/g)).toHaveLength(2);
    expect(finished('```\na\n```')).toContain('aria-label="Copy code"');
    expect(finished('`a`')).not.toContain('Copy code');
  });
});
