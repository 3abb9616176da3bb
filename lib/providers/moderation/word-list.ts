import type { Moderator } from './moderator';

/**
 * Words that keep a picture out of the public gallery, as word beginnings after `plain`. A short list
 * that errs on the side of privacy: the picture itself is still made and kept for its owner.
 */
const STEMS = [
  // sex
  'nude',
  'naked',
  'nsfw',
  'porn',
  'hentai',
  'xxx',
  'erotic',
  'sex(?:y|ual|ually|ualised|ualized)?\\b',
  'fetish',
  'bdsm',
  'genital',
  'penis',
  'vagina',
  'vulva',
  'boob',
  'nipple',
  'blowjob',
  'orgasm',
  'masturbat',
  'lingerie',
  'topless',
  'undress',
  'upskirt',
  'bestiality',
  'incest',
  // minors
  'loli\\b',
  'lolicon',
  'shota',
  'pedo',
  'paedo',
  'jailbait',
  // violence and cruelty
  'gore\\b',
  'gory',
  'behead',
  'decapitat',
  'dismember',
  'mutilat',
  'disembowel',
  'torture',
  'rape\\b',
  'rapist',
  'raping',
  'snuff',
  'massacre',
  'suicid',
  'self ?harm',
  'hang(?:ed|ing) (?:him|her|my|them)sel',
  // hate
  'nazi',
  'swastika',
  'hitler',
  'ku klux',
  'white power',
  'white supremac',
  'ethnic cleansing',
  'genocid',
  'lynch',
  'nigg(?:er|a)',
  'fagg?ot',
  'kike\\b',
  'spic\\b',
  'chink\\b',
  'tranny',
  // terror and drugs
  'isis flag',
  'terrorist attack',
  'school shoot',
  'bomb mak',
  'cocaine',
  'heroin\\b',
  'meth lab',
  // slander
  'deepfake',
  'fake nude',
];

const LISTED = new RegExp(`(?<![a-z])(?:${STEMS.join('|')})`);

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

/** Lower case without accents, with digits and signs that stand for letters read as those letters. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/(?<=[a-z])[013457@$!|]|[013457@$!|](?=[a-z])/g, (sign) => LOOKALIKES[sign] ?? sign)
    .replace(/[^a-z0-9]+/g, ' ');
}

/** True when a prompt has a listed word in it, also spelled with signs or letter by letter. */
export function hasListedWord(prompt: string): boolean {
  const words = plain(prompt);
  const joined = words.replace(/(?<![a-z])((?:[a-z] ){2,}[a-z])(?![a-z])/g, (spelled) =>
    spelled.replaceAll(' ', ''),
  );
  return LISTED.test(words) || LISTED.test(joined);
}

/** The local check, for where no provider has a moderation endpoint; it reads words only. */
export const wordListModeration: Moderator = {
  async check({ prompt, isPhoto }) {
    if (hasListedWord(prompt)) return 'flagged';
    return isPhoto ? 'unseen' : 'fine';
  },
};
