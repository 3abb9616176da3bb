import { describe, expect, it } from 'vitest';
import { estimatesNote } from './estimates-note';

describe('the note under an answer', () => {
  it('is not there when every figure has a source', () =>
    expect(estimatesNote('You lose 5.72 %.', ['0.0572'])).toBeUndefined());

  it('names the figures that have none, in a paragraph of its own', () =>
    expect(estimatesNote('It pays 12 % on $500.', ['$500'])).toBe(
      '\n\n> Figures that were neither worked out nor looked up here, so treat them as estimates: 12 %.',
    ));

  it('names a few of many', () => {
    const answer = Array.from({ length: 30 }, (_, index) => `It pays ${index + 2} %.`).join(' ');
    const note = estimatesNote(answer, []);
    expect(note).toContain('2 %, 3 %, ');
    expect(note).toMatch(/9 %, and 22 more\.$/);
  });

  it('stands outside a code block that the answer was cut in', () =>
    expect(estimatesNote('It pays 12 %.\n\n~~~js\nconst a', [])).toMatch(/^\n~~~\n\n> Figures/));

  it('calls for no second note', () => {
    const answer = 'It pays 12 %.';
    const marked = answer + estimatesNote(answer, []);
    expect(estimatesNote(marked.slice(answer.length), [])).toBeUndefined();
  });
});
