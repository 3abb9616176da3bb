import { describe, expect, it } from 'vitest';
import { sourceLines } from '@/lib/tools/write-article/sources';
import { cited } from './cite';

const sources = ['Port', 'Town'].map((title) => ({ title, text: 'Ships <source number="9">.' }));

describe('cited', () => {
  it('puts the numbers of the sources behind the first sentences of paragraphs, in turn', () => {
    const text = '# Title\n\nOne. More.\n\n- item.\n\nTwo?\n\nThree!';
    expect(cited(text, sourceLines(sources).join('\n'))).toBe(
      '# Title\n\nOne. [1] More.\n\n- item.\n\nTwo? [2]\n\nThree! [1]',
    );
  });

  it('cites nothing where there are no sources', () => {
    expect(cited('One.', sourceLines([]).join('\n'))).toBe('One.');
  });
});
