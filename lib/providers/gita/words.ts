import { stemmer } from 'stemmer';

/** The words of a text in small letters, without their accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z]+/g) ?? [];
}

const COMMON = new Set(
  wordsOf(
    `the a an and or of to in is are was be been being for with that this these those it its as by on
    from at into than then so if but not no what who whom which when where why how do does did can could
    would should shall will may might must i me my we our us you your he him his she her they them their
    there here have has had about without even any some all always ever get gets make makes let tell say
    says said gita bhagavad verse verses happens happen`,
  ).map(stemmer),
);

/** The roots of the words of a question that say something. */
export const rootsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .map(stemmer)
      .filter((root) => !COMMON.has(root)),
  ),
];
