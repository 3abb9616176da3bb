import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitBlocks } from './split-blocks';

describe('splitting growing Markdown into blocks', () => {
  it('cuts at blank lines between paragraphs and headings', () => {
    expect(splitBlocks('# A\n\nOne\ntwo\n\nThree')).toEqual(['# A\n\n', 'One\ntwo\n\n', 'Three']);
  });

  it('keeps a code fence, a loose list and an indented part in one block', () => {
    for (const whole of ['```js\na\n\nb\n```\n', '- a\n\n- b\n\n  more\n', '1. a\n\n2. b\n']) {
      expect(splitBlocks(whole)).toEqual([whole]);
    }
  });

  it('loses nothing, whatever the text', () => {
    const line = fc.constantFrom(
      'text',
      '',
      '```',
      '- item',
      '    code',
      '# head',
      '| a | b |',
      '~~~',
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n');
        expect(splitBlocks(text).join('')).toBe(text);
      }),
    );
  });

  it('never changes a finished block when text is added', () => {
    const line = fc.constantFrom('text', '', '```', '- item', '# head', '> quote');
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.array(line), (before, after) => {
        const start = before.join('\n');
        const finished = splitBlocks(start).slice(0, -1);
        expect(splitBlocks([start, ...after].join('\n')).slice(0, finished.length)).toEqual(
          finished,
        );
      }),
    );
  });
});
