import { describe, expect, it } from 'vitest';
import { joint, wholeSentences } from './continuation';

describe('what an article goes on from', () => {
  it.each([
    ['a sentence that broke off', 'Tea is old. It was pic', 'Tea is old. '],
    ['a whole sentence', 'Tea is old.', 'Tea is old. '],
    ['one in quotation marks', 'He said “Tea is old.”', 'He said “Tea is old.” '],
    ['Hindi', 'चाय पुरानी है। यह', 'चाय पुरानी है। '],
    ['a heading that broke off', 'Tea is old.\n\n## Brew', 'Tea is old.'],
    ['a list item that broke off', 'Tea:\n\n- Green.\n- Bla', 'Tea:\n\n- Green.'],
    ['the end of a paragraph', 'Tea is old.\n\n', 'Tea is old.'],
    ['a heading that was finished', '# Tea\n', '# Tea'],
    ['a text of one piece', 'tea and tea and', 'tea and tea and '],
  ])('is without the end of %s', (_, text, kept) => expect(wholeSentences(text)).toBe(kept));

  it('keeps a long end that has no full stop', () => {
    const text = `# Tea\n\n${'word '.repeat(200)}`;
    expect(wholeSentences(text)).toBe(text);
  });
});

describe('an article that goes on', () => {
  it.each([
    ['in its paragraph', 'Tea is old. ', 'It was', 'Tea is old. It was'],
    ['with a new paragraph', 'Tea is old. ', '\n\nIt was', 'Tea is old. \n\nIt was'],
    ['with a heading', 'Tea is old. ', '## Brewing', 'Tea is old. \n\n## Brewing'],
    ['after a heading', '# Tea', 'It was', '# Tea\n\nIt was'],
    ['with the next of its list', '- Green.', '- Black.', '- Green.\n- Black.'],
    ['with the next number', '1. Green.', '2. Black.', '1. Green.\n2. Black.'],
    ['with the next row of its table', '| a |', '| b |', '| a |\n| b |'],
    ['after a list', '- Green.', 'Then', '- Green.\n\nThen'],
  ])('goes on %s', (_, kept, more, whole) =>
    expect(kept + joint(kept, more) + more.trimStart()).toBe(whole),
  );
});
