import { describe, expect, it } from 'vitest';
import { bankNames, readBank } from './bank';
import type { Section } from './bank';
import { roles } from './plan';

const texts = ({ headings, blocks }: Section) => [
  ...headings,
  ...blocks.map(({ template }) => template),
];

describe.each(bankNames)('the prose on %s', (name) => {
  const bank = readBank(name);
  const templates = [
    ...bank.titles,
    ...bank.tips,
    ...bank.openings.flat().map(({ template }) => template),
    ...bank.sections.flatMap(texts),
    ...bank.closings.flatMap(texts),
  ];

  it('closes what it opens', () => {
    for (const template of templates) {
      expect(template.replaceAll(/\{[TOQAB]\}/g, ''), template).not.toMatch(/\{[^{}/]*\}/);
      expect(template.split('{').length, template).toBe(template.split('}').length);
      expect(template.replaceAll(/\[[^[\]|]+\|[^[\]|]+\]/g, ''), template).not.toMatch(/[[\]]/);
      expect(template.match(/^"|[\s(|]"/g)?.length ?? 0, template).toBe(
        template.match(/"(?![\p{L}\p{N}])/gu)?.length ?? 0,
      );
    }
  });

  it('gives each section a known role of its own, and more than one heading', () => {
    const own = bank.sections.map(({ role }) => role);
    expect(own.filter((role) => !roles.includes(role))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
    for (const { headings } of bank.sections) expect(headings.length).toBeGreaterThanOrEqual(2);
  });

  it('borrows sections that exist', () => {
    const lendable = new Set(readBank('generic').sections.map(({ role }) => role));
    expect(bank.borrows.filter((role) => !lendable.has(role))).toEqual([]);
  });

  it('never raises its voice', () => {
    expect(templates.filter((template) => template.includes('!'))).toEqual([]);
  });
});

const english = bankNames.filter((name) => !['forms', 'spanish', 'hindi'].includes(name));

describe('all the prose together', () => {
  it('opens, closes and advises every kind in more than one way', () => {
    for (const name of english) {
      const bank = readBank(name);
      expect(bank.openings.length, name).toBeGreaterThanOrEqual(3);
      expect(bank.closings.length, name).toBeGreaterThanOrEqual(2);
      expect(bank.titles.length, name).toBeGreaterThanOrEqual(3);
      expect(bank.tips.length, name).toBeGreaterThanOrEqual(8);
    }
  });

  it('says nothing twice', () => {
    const sentences = bankNames.flatMap((name) =>
      [...readBank(name).sections, ...readBank(name).closings]
        .flatMap(({ blocks }) => blocks)
        .flatMap(({ template }) => template.split(/(?<=[.?!]) /))
        .filter((sentence) => sentence.length > 45),
    );
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual(
      [],
    );
  });
});
