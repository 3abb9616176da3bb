import { describe, expect, it } from 'vitest';
import { freshSection, moved, planned, replacing } from './sections';

const outline = ['One', 'Two', 'Three'].map((heading) => ({ heading, points: [] }));

describe('an entry of a list', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
  ])('goes from place %i to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
});

describe('a section that is done again', () => {
  it('is the first of a new outline whose heading is not there yet, whatever its case', () => {
    const four = { heading: 'Four', points: ['why'] };
    expect(freshSection(outline, [{ heading: ' one ', points: [] }, four])).toBe(four);
  });

  it('is none where a new outline brings nothing new', () => {
    expect(freshSection(outline, outline)).toBeUndefined();
  });

  it('takes the place of the old one, and the others stay as they are', () => {
    const sections = planned(outline);
    const [four] = planned([{ heading: 'Four', points: [] }]);
    const changed = replacing(sections[1]!.id, four!)(sections);
    expect(changed).toEqual([sections[0], four, sections[2]]);
    expect(changed[0]).toBe(sections[0]);
  });
});
