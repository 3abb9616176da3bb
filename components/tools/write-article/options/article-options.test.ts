import { describe, expect, it } from 'vitest';
import { articleFields, chosen, noOptions } from './article-options';

const options = {
  ...noOptions,
  tone: 'friendly',
  audience: '  cooks ',
  language: '   ',
  keywords: ['tides', 'silt'],
  sources: [{ title: 'Report', text: 'Text.' }],
} as const;

describe('the options of an article', () => {
  it('are fields of a request, without those that are blank', () => {
    expect(articleFields(noOptions, [])).toEqual({});
    expect(articleFields({ ...options, keywords: [...options.keywords], sources: [] }, [])).toEqual(
      {
        tone: 'friendly',
        audience: 'cooks',
        keywords: ['tides', 'silt'],
      },
    );
  });

  it('carry the sections of an outline, but none that was left empty', () => {
    const outline = [
      { heading: 'One', points: [] },
      { heading: ' ', points: [] },
    ];
    expect(articleFields(noOptions, outline)).toEqual({
      outline: [{ heading: 'One', points: [] }],
    });
  });

  it('are told in a few words where they are folded away', () => {
    expect(chosen(noOptions)).toEqual([]);
    const all = { ...options, keywords: [...options.keywords], sources: [...options.sources] };
    expect(chosen({ ...all, isPlanned: true })).toEqual([
      'friendly',
      'for cooks',
      '2 keywords',
      '1 source',
      'planned first',
    ]);
  });
});
