import { expect, it } from 'vitest';
import { unsourcedFigures } from '@/lib/writing/figures/unsourced-figures';
import { unsourcedIn } from './unsourced';

const text =
  '# Tides\n\nThe port has **317** people. It was built in 1904.\n\n- It cost 5,000,000 crowns.';
const data = { unsupported: unsourcedFigures(text, []) };

it('lists what the article was kept with, until its sentence is changed', () => {
  const figures = (now: string) => unsourcedIn(data, now).map(({ figure }) => figure);
  expect(figures(text)).toEqual(data.unsupported.map(({ figure }) => figure));
  expect(figures(text)).toHaveLength(3);
  expect(figures(text.replace('It was built in 1904.', 'It is old.'))).toHaveLength(2);
});

it.each([undefined, null, {}])('lists nothing where nothing was kept: %j', (kept) => {
  expect(unsourcedIn(kept, text)).toEqual([]);
});
