import { dictionary as cmu } from 'cmu-pronouncing-dictionary';
import { afterAll, describe, expect, test } from 'vitest';
import { dictionaryFiles, openEmbeddedDictionary } from './embedded';
import { toIpa } from './ipa';
import { wordInfoSchema } from './word-info';
import { inflections, pronunciations } from './words.fixture';

const dictionary = openEmbeddedDictionary(dictionaryFiles(process.cwd()));
afterAll(() => dictionary.close());

const rows = (table: string) => [
  ...new Set(
    table
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  ),
];

const PHONES: Record<string, string> = Object.fromEntries(
  (
    'aʊ=AW aɪ=AY eɪ=EY oʊ=OW ɔɪ=OY ɑ=AA æ=AE ʌ=AH ə=AH ɔ=AO ɛ=EH ɝ=ER ɚ=ER ɪ=IH i=IY ʊ=UH u=UW ' +
    'tʃ=CH dʒ=JH b=B d=D ð=DH f=F ɡ=G h=HH k=K l=L m=M n=N ŋ=NG p=P ɹ=R s=S ʃ=SH t=T θ=TH v=V w=W j=Y z=Z ʒ=ZH'
  )
    .split(' ')
    .map((pair) => pair.split('=')),
);
const SYMBOL = new RegExp(Object.keys(PHONES).join('|'), 'gu');
const phones = (ipa: string) =>
  (ipa.replace(/[/ˈˌ ]/g, '').match(SYMBOL) ?? []).map((symbol) => PHONES[symbol]);
const bare = (arpabet: string) => arpabet.replace(/\d/g, '').split(' ');

describe('words and their base forms', () => {
  const table = rows(inflections).flatMap((row) => {
    const [part = '', ...pairs] = row.split(' ');
    return pairs.map((pair) => [...pair.split(':'), part].join(' '));
  });

  test('the table has at least 300 words', () => expect(table.length).toBeGreaterThanOrEqual(300));

  test.each(table)('%s', (row) => {
    const [word = '', lemma = '', part = ''] = row.split(' ');
    const entry = dictionary.find(word);
    const meaning = entry?.meanings.find(
      (one) => one.partOfSpeech === part && (one.lemma ?? word) === lemma.replace('_', ' '),
    );
    const isSelf = lemma.replace('_', '-') === word;
    const any = entry?.meanings.find((one) => one.partOfSpeech === part);
    expect(isSelf ? any : meaning).toBeDefined();

    // The sounds are CMU's own, read back from the IPA
    const known = (cmu as Record<string, string>)[word];
    if (!known) return;
    const shown = entry?.phonetics[0]?.text ?? '';
    expect(phones(shown)).toEqual(bare(known));
    const stresses: string[] = known.match(/\d/g) ?? [];
    expect(shown.includes('ˈ')).toBe(stresses.length > 1 && stresses.includes('1'));
  });

  test('nearly every word of the table has a pronunciation', () => {
    const spoken = table.filter((row) => dictionary.pronounce(row.split(' ')[0] ?? '').length > 0);
    expect(spoken.length / table.length).toBeGreaterThan(0.97);
  });
});

describe('pronunciation', () => {
  test.each(rows(pronunciations))('%s', (row) => {
    const [word = '', ipa] = row.split(' ');
    expect(dictionary.pronounce(word)).toContain(ipa);
  });

  test('agrees with every entry of CMU in its sounds, and is found in its file', () => {
    const words = Object.keys(cmu).filter((_, index) => index % 97 === 0);
    for (const word of words) {
      const arpabet = (cmu as Record<string, string>)[word] ?? '';
      expect(phones(toIpa(arpabet))).toEqual(bare(arpabet));
      if (/\(\d\)$/.test(word)) continue;
      expect(dictionary.pronounce(word)[0]).toBe(toIpa(arpabet));
    }
  });

  test.each(['sepultura', 'sepulveda', 'stilted', 'stilton', "'bout", 'zywicki', 'a'])(
    'finds %s, at an edge or out of order in the file',
    (word) => {
      expect(dictionary.pronounce(word)[0]).toBe(
        toIpa((cmu as Record<string, string>)[word] ?? ''),
      );
    },
  );

  test('puts a phrase together from its words', () => {
    expect(dictionary.pronounce('good morning')).toEqual(['/ɡʊd ˈmɔɹnɪŋ/']);
  });
});

describe('entries', () => {
  test('have the specified shape, examples and synonyms', () => {
    const entry = dictionary.find('  Happy ');
    expect(wordInfoSchema.parse([entry])).toEqual([entry]);
    expect(entry).toMatchObject({ word: 'happy', phonetics: [{ text: '/ˈhæpi/' }] });
    const adjective = entry?.meanings.find((one) => one.partOfSpeech === 'adjective');
    expect(adjective?.definitions[0]?.definition).toContain('joy');
    expect(adjective?.definitions.some((one) => one.example)).toBe(true);
    expect(dictionary.find('big')?.meanings[0]?.synonyms).toContain('large');
  });

  test('explain function words first, from our own table', () => {
    expect(dictionary.find('the')?.meanings[0]).toMatchObject({ partOfSpeech: 'article' });
    expect(dictionary.find('can')?.meanings.map((one) => one.partOfSpeech)).toEqual(
      expect.arrayContaining(['modal verb', 'noun', 'verb']),
    );
    expect(dictionary.find('Don’t')?.meanings[0]).toMatchObject({ partOfSpeech: 'contraction' });
  });

  test.each(
    'the of and to a in that is was he for it with as his on be at by i this had not are but from or have an they which one you were her all she there would their we him been has when who will more no if out so said what up its about into than them can only other new some could these two may then do first any my now such like our over me even most made after also did many before must through years where much your way well down should because each just those people how too little state good very make world still own see men work long get here between both life being under never day same another know while last might us great old year off come since against go came right used take three'.split(
      ' ',
    ),
  )('know the common word "%s"', (word) => {
    expect(dictionary.find(word)?.meanings.length).toBeGreaterThan(0);
  });

  test('read words as people type them', () => {
    expect(dictionary.find('CAFÉ')?.word).toBe('cafe');
    expect(dictionary.find('paris')?.word).toBe('Paris');
    expect(dictionary.find('ice cream')?.meanings[0]?.partOfSpeech).toBe('noun');
    expect(dictionary.find("o'clock")?.meanings[0]?.partOfSpeech).toBe('adverb');
  });

  test.each([
    'xqzzt',
    '',
    ' ',
    '_',
    '1 2 3 x',
    '../../etc/passwd',
    '日本',
    'a\u0000b',
    '('.repeat(64),
  ])('have nothing for %j', (word) => expect(dictionary.find(word)).toBeUndefined());
});
