import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BlockSplitter, openCode, splitBlocks } from './split-blocks';

describe('splitting growing Markdown into blocks', () => {
  it('cuts at blank lines between paragraphs and headings', () => {
    expect(splitBlocks('# A\n\nOne\ntwo\n\nThree')).toEqual(['# A\n\n', 'One\ntwo\n\n', 'Three']);
  });

  it('keeps a code fence, a loose list and an indented part in one block', () => {
    for (const whole of ['```js\na\n\nb\n```\n', '- a\n\n- b\n\n  more\n', '1. a\n\n2. b\n']) {
      expect(splitBlocks(whole)).toEqual([whole]);
    }
  });

  it('keeps what is no list after indented code with it', () => {
    for (const whole of ['    code\n\n2) no\n', '    code\n\n-\n'])
      expect(splitBlocks(whole)).toEqual([whole]);
    expect(splitBlocks('    code\n\n1) one\n')).toHaveLength(2);
  });

  it('cuts a list and a table from the paragraph before them', () => {
    const blocks = ['Text\n\n', '- a\n- b\n\n', '| a |\n| - |\n\n', '1. one\n\n2. two\n'];
    expect(splitBlocks(blocks.join(''))).toEqual(blocks);
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

describe('splitting the same text as it grows', () => {
  const line = fc.constantFrom('text', '', '```', '~~~~', '- item', '# head', '| a |', '    code');

  it('gives what splitting the whole gives, wherever it was cut', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.nat(80)), (lines, cuts) => {
        const text = lines.join('\n');
        const splitter = new BlockSplitter();
        for (const cut of [...cuts.toSorted((one, other) => one - other), text.length]) {
          const part = text.slice(0, cut);
          expect(splitter.split(part)).toEqual(splitBlocks(part));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes a line back into the list before it once that line is whole', () => {
    const splitter = new BlockSplitter();
    splitter.split('- one\n\n-');
    expect(splitter.split('- one\n\n- two')).toEqual(['- one\n\n- two']);
  });

  it('begins again with another text', () => {
    const splitter = new BlockSplitter();
    splitter.split('One\n\nTwo');
    expect(splitter.split('Else\n\nTwo')).toEqual(['Else\n\n', 'Two']);
    expect(splitter.split('')).toEqual([]);
  });
});

describe('a code fence without its end', () => {
  it.each([
    ['```ts\nconst a = 1;\n', 'const a = 1;\n'],
    ['~~~\n```\n', '```\n'],
    ['````\n```\n', '```\n'],
    ['```\n', ''],
  ])('shows its code: %j', (block, code) => expect(openCode(block)).toBe(code));

  it.each(['```ts', 'text', '```\na\n```\n', '```\na\n```\n\n', 'a\n```\nb\n'])(
    'is not %j',
    (block) => expect(openCode(block)).toBeUndefined(),
  );
});
