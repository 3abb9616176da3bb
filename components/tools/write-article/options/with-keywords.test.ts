import { describe, expect, it } from 'vitest';
import { withKeywords } from './with-keywords';

describe('withKeywords', () => {
  it('keeps what stands between commas, each once whatever its case', () => {
    expect(withKeywords(['tides'], ' harbour , Tides;;silt\nHarbour')).toEqual([
      'tides',
      'harbour',
      'silt',
    ]);
  });

  it('keeps no more than ten, and cuts one that is too long', () => {
    const many = Array.from({ length: 12 }, (_, index) => `k${index}`);
    expect(withKeywords(many.slice(0, 9), many.slice(9).join(','))).toEqual(many.slice(0, 10));
    expect(withKeywords([], 'x'.repeat(90))).toEqual(['x'.repeat(80)]);
  });
});
