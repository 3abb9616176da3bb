import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

const kinds = (code: string, language: string) =>
  highlight(code, language)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => [kind, text]);

describe('colouring code', () => {
  it('tells comments, strings, numbers, keywords and names apart', () => {
    expect(kinds('const a = f("x") + 0x1f; // no "string"', 'ts')).toEqual([
      ['keyword', 'const'],
      ['name', 'f'],
      ['string', '"x"'],
      ['number', '0x1f'],
      ['comment', '// no "string"'],
    ]);
    expect(kinds('def f():  # go', 'python')).toEqual([
      ['keyword', 'def'],
      ['name', 'f'],
      ['comment', '# go'],
    ]);
    expect(kinds('SELECT 1', 'sql')).toEqual([
      ['keyword', 'SELECT'],
      ['number', '1'],
    ]);
  });

  it('leaves a language it does not know in one piece', () => {
    expect(highlight('a b', 'brainfuck')).toEqual([{ kind: 'plain', text: 'a b' }]);
  });

  it('loses nothing of any code, finished or not', () => {
    const piece = fc.constantFrom(
      '"',
      "'",
      '`',
      '/*',
      '*/',
      '//',
      '#',
      '\n',
      'if',
      ' ',
      '1',
      'f(',
      '\\',
      '<a',
      '-->',
    );
    const language = fc.constantFrom('ts', 'python', 'sql', 'html', 'none');
    fc.assert(
      fc.property(fc.array(piece), language, (pieces, name) => {
        const code = pieces.join('');
        const joined = highlight(code, name)
          .map(({ text }) => text)
          .join('');
        expect(joined).toBe(code);
      }),
    );
  });
});
