import { describe, expect, it } from 'vitest';
import { gerund, gerundPhrase } from './gerund';

describe('forming a gerund', () => {
  it.each([
    ['bake', 'baking'],
    ['run', 'running'],
    ['see', 'seeing'],
    ['tie', 'tying'],
    ['begin', 'beginning'],
    ['visit', 'visiting'],
    ['fix', 'fixing'],
    ['play', 'playing'],
    ['write', 'writing'],
    ['quit', 'quitting'],
    ['learn', 'learning'],
    ['be', 'being'],
    ['dye', 'dyeing'],
    ['knit', 'knitting'],
    ['boil', 'boiling'],
  ])('turns %s into %s', (verb, form) => expect(gerund(verb)).toBe(form));

  it('follows verbs that are joined, and leaves nouns alone', () => {
    expect(gerundPhrase('bake bread and serve it')).toBe('baking bread and serving it');
    expect(gerundPhrase('make soup and bread')).toBe('making soup and bread');
    expect(gerundPhrase('not panic')).toBe('not panicking');
    expect(gerundPhrase('quickly learn French')).toBe('quickly learning French');
  });
});
