import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDateRanges, hasYear, monthCount } from './date-ranges';

const read = (text: string) =>
  findDateRanges(text).map(({ start, end }) => [
    start.month,
    start.year,
    end?.month,
    end?.year ?? 'now',
  ]);

describe('findDateRanges', () => {
  it.each([
    ['Engineer, Acme  03/2021 – Present', [3, 2021, undefined, 'now']],
    ['Jan 2019 - Feb. 2020', [1, 2019, 2, 2020]],
    ['June 2014 to March 2017', [6, 2014, 3, 2017]],
    ['2013–2017', [undefined, 2013, undefined, 2017]],
    ['2019.03 – 至今', [3, 2019, undefined, 'now']],
    ['2016年7月 ~ 2019年2月', [7, 2016, 2, 2019]],
    ['04/2019 – heute', [4, 2019, undefined, 'now']],
    ['März 2015 bis Dezember 2016', [3, 2015, 12, 2016]],
    ['septembre 2010 à juin 2012', [9, 2010, 6, 2012]],
    ['enero de 2018 - actualidad', [1, 2018, undefined, 'now']],
    ['03/2020 – настоящее время', [3, 2020, undefined, 'now']],
    ['Sept ’18 – Dec ’20', [9, 2018, 12, 2020]],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each(['phone 2010-334 555', 'Grew from 1200 to 1900 users', 'ISO 27001', 'call 912 345 678'])(
    'reads no dates in %s',
    (text) => expect(read(text)).toEqual([]),
  );

  it('reads any figures it is given back', () => {
    const month = fc.integer({ min: 1, max: 12 });
    const year = fc.integer({ min: 1950, max: 2099 });
    fc.assert(
      fc.property(month, year, month, year, (m1, y1, m2, y2) => {
        const text = `Role ${String(m1).padStart(2, '0')}/${y1} – ${m2}/${y2}`;
        expect(read(text)).toEqual([[m1, y1, m2, y2]]);
      }),
    );
  });
});

it('counts a lone year from January to December', () => {
  const point = { year: 2000, month: undefined, style: 'years' } as const;
  expect(monthCount(point, 'end') - monthCount(point, 'start')).toBe(11);
  expect(hasYear('Graduated 2014')).toBe(true);
  expect(hasYear('call 20145')).toBe(false);
});
