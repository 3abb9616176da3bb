import type { WordInfo } from '@/lib/providers/dictionary';

/** Dictionary entries as text to paste elsewhere. */
export function wordText(entries: WordInfo): string {
  return entries
    .map(({ word, phonetics, meanings }) => {
      const head = [word, phonetics.find((one) => one.text)?.text].filter(Boolean).join(' ');
      const parts = meanings.map(({ partOfSpeech, definitions }) =>
        [partOfSpeech, ...definitions.map((one, index) => `${index + 1}. ${one.definition}`)].join(
          '\n',
        ),
      );
      return [head, ...parts].join('\n\n');
    })
    .join('\n\n');
}
