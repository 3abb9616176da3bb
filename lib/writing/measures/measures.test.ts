import { describe, expect, it } from 'vitest';
import { ownTime } from '@/lib/local/own-time';
import { longestSentences } from './longest-sentences';
import { proseSentences } from './prose';
import { readingEase, readingMinutes } from './readability';
import { repeatedPhrases } from './repeated-phrases';

describe('the sentences of an article', () => {
  it('are what is read: no headings, tables, code, marks, addresses, citations or sources', () => {
    const article = [
      '# How tides work',
      'The **tide** turns [twice](https://example.com/a.b) a day [1]. It is `slow`.',
      'It goes on in the next line',
      'of the file.',
      '## Rules. Of them.',
      '- Ask the harbour',
      '- [x] Read the table',
      '> Quoted from *nobody*.[^2]',
      '| high | low |',
      '|---|---|',
      '```js\nconst tide = 1. + 2.;\n```',
      '---',
      '[1] Port report. 2024.  ',
      '[^2]: A footnote.',
    ].join('\n');
    expect(proseSentences(article)).toEqual([
      'The tide turns twice a day.',
      'It is slow.',
      'It goes on in the next line of the file.',
      'Ask the harbour',
      'Read the table',
      'Quoted from nobody.',
    ]);
    expect(proseSentences('  \n---\n')).toEqual([]);
  });
});

describe('Flesch Reading Ease', () => {
  it('is the published sum of words a sentence and syllables a word', () => {
    const cat = Array.from({ length: 2 }, () => 'The cat sat on the mat and it was not sad.');
    expect(readingEase(cat)).toEqual({
      score: Math.round(206.835 - 1.015 * 11 - 84.6),
      band: 'very easy',
    });
  });

  it('tells hard from easy', () => {
    const hard = readingEase([
      'The institutional characterization of organizational responsibility is an indispensable consideration for the administration of international communication.',
    ]);
    expect(hard?.band).toBe('very difficult');
  });

  it.each([
    'Die Gezeiten prägen die Häfen, und wer dort lebt, richtet den Tag nach dem Wasser.',
    'Les marées façonnent les villes portuaires, et leurs habitants vivent avec la mer.',
    'De getijden bepalen het leven in de haven, en wie er woont kijkt naar het water.',
    'Las mareas dan forma a los puertos, y la gente vive según el agua que sube y baja.',
    '潮が港町を形づくる。',
    '',
  ])('says nothing of what is not English: %s', (text) => {
    expect(readingEase(text ? [text] : [])).toBeUndefined();
  });

  it('comes with the minutes of a silent reader', () => {
    expect([0, 238, 800, 1_600].map(readingMinutes)).toEqual([1, 1, 3, 7]);
  });
});

describe('the longest sentences', () => {
  const long = (words: number) => Array.from({ length: words }, () => 'tide').join(' ');

  it('are those of more than 25 words, the longest first', () => {
    const found = longestSentences([long(25), long(26), long(40), long(30), long(28)], 3);
    expect(found.map(({ words }) => words)).toEqual([40, 30, 28]);
  });
});

describe('repeated phrases', () => {
  it('are told once, at their longest, with how often they come back', () => {
    const text = ['a', 'b', 'c'].map(
      (end) => `People who depend on harbour authorities ${end}. Nobody said one of the most.`,
    );
    expect(repeatedPhrases(proseSentences(text.join(' ')), 5)).toEqual([
      { text: 'people who depend on harbour authorities', times: 3 },
    ]);
  });

  it('need three times and do not cross the end of a sentence', () => {
    const sentences = [
      'Slow harbour traffic.',
      'Slow harbour traffic.',
      'Slow harbour.',
      'Traffic.',
    ];
    expect(repeatedPhrases(sentences, 5)).toEqual([]);
    expect(repeatedPhrases([...sentences, 'Slow harbour traffic!'], 5)).toEqual([
      { text: 'slow harbour traffic', times: 3 },
    ]);
  });
});

describe('a text made to be slow', () => {
  const measure = (text: string) =>
    ownTime(() => {
      const sentences = proseSentences(text);
      readingEase(sentences);
      longestSentences(sentences, 3);
      repeatedPhrases(sentences, 5);
    });

  it.each(['[', '[a](', '- ', '`', '**', '> ', 'tide ', '[1', 'e', '1) ', '[^', '. ', '_'])(
    'of %j costs as much as its length',
    (part) => {
      // Quadratic work on so many characters takes minutes
      expect(measure(part.repeat(400_000 / part.length))).toBeLessThan(10_000);
    },
  );
});
