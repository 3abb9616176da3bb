import { describe, expect, it } from 'vitest';
import { unsourcedFigures } from './unsourced-figures';

const figures = (text: string, ...sources: string[]) =>
  unsourcedFigures(text, sources).map(({ figure }) => figure);

describe('figures without a source', () => {
  it('are named with the sentence that states them', () => {
    const text = '# Harbours\n\nIn 1987 the port silted. It held 317 people, 12 % more [1].\n';
    expect(unsourcedFigures(text, ['The port silted in 1987.'])).toEqual([
      { sentence: 'It held 317 people, 12 % more .', figure: '317' },
      { sentence: 'It held 317 people, 12 % more .', figure: '12 %' },
    ]);
  });

  it.each([
    ['It rose by 12 percent.', 'a rise of 12 %'],
    ['It cost $1.2 million.', 'The price was 1,200,000 dollars.'],
    ['It fell to 0.4.', 'It fell to 0.41 that year.'],
  ])('are not those of %j, which %j rounds to', (text, source) => {
    expect(figures(text, source)).toEqual([]);
    expect(figures(text)).toHaveLength(1);
  });

  it.each([
    '1. First\n2. Second',
    'As said before [2].',
    '`x = 5`',
    'See https://example.com/2024.',
    '',
  ])('are none in %j', (text) => expect(figures(text)).toEqual([]));
});
