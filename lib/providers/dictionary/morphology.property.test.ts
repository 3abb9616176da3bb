import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { irregular } from './irregular/tables';
import { lemmasOf, regularBases } from './morphology';
import { PARTS, type PartOfSpeech } from './wordnet';

const part = fc.constantFrom(...PARTS);
const word = fc.stringMatching(/^[a-z]{1,16}$/);
const stem = fc.stringMatching(/^[bcdfghlmnprtw][aeiou][dglmnrt]{1,2}$/);
const knows =
  (...lemmas: string[]) =>
  (lemma: string) =>
    lemmas.includes(lemma) ? 1 : undefined;

describe('base forms', () => {
  test('are only ever words the dictionary knows', () => {
    fc.assert(
      fc.property(part, word, fc.array(word), (which, asked, known) => {
        const lemmas = lemmasOf(which, asked, knows(...known));
        expect(lemmas.every((lemma) => known.includes(lemma))).toBe(true);
        expect(new Set(lemmas).size).toBe(lemmas.length);
      }),
    );
  });

  test('begin with a word itself when it is one', () => {
    fc.assert(
      fc.property(part, word, (which, asked) => {
        expect(lemmasOf(which, asked, knows(asked))[0]).toBe(asked);
      }),
    );
  });

  test('undo regular inflection', () => {
    const regular: [PartOfSpeech, (base: string) => string][] = [
      ['noun', (base) => `${base}s`],
      ['verb', (base) => `${base}s`],
      ['verb', (base) => `${base}ing`],
      ['verb', (base) => `${base}ed`],
      ['verb', (base) => `${base}${base.at(-1)}ing`],
      ['verb', (base) => `${base}${base.at(-1)}ed`],
      ['adjective', (base) => `${base}er`],
      ['adjective', (base) => `${base}est`],
      ['adjective', (base) => `${base}${base.at(-1)}er`],
    ];
    fc.assert(
      fc.property(stem, fc.constantFrom(...regular), (base, [which, inflect]) => {
        expect(regularBases(which, inflect(base))).toContain(base);
      }),
    );
    fc.assert(
      fc.property(stem, (base) => {
        expect(regularBases('noun', `${base}ies`)).toContain(`${base}y`);
        expect(regularBases('verb', `${base}ied`)).toContain(`${base}y`);
        expect(regularBases('adjective', `${base}iest`)).toContain(`${base}y`);
        expect(regularBases('noun', `${base}ches`)).toContain(`${base}ch`);
      }),
    );
  });

  test('are shorter than the form, but for one letter', () => {
    fc.assert(
      fc.property(part, word, (which, asked) => {
        for (const base of regularBases(which, asked)) {
          expect(base.length).toBeLessThanOrEqual(asked.length);
        }
      }),
    );
  });

  test('the irregular tables hold plain words, and a form never stands for itself alone', () => {
    for (const which of PARTS) {
      for (const [form, bases] of irregular(which)) {
        expect(form).toMatch(/^[a-z'-]+$/);
        expect(bases.length).toBeGreaterThan(0);
        expect(new Set(bases).size).toBe(bases.length);
      }
    }
    const count = PARTS.slice(0, 3).reduce((sum, which) => sum + irregular(which).size, 0);
    expect(count).toBeGreaterThan(400);
  });
});
