const pairs = (text: string) =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('='))) as Record<string, string>;

const VOWELS = pairs(
  'AA=ɑ AE=æ AH=ʌ AO=ɔ AW=aʊ AY=aɪ EH=ɛ ER=ɝ EY=eɪ IH=ɪ IY=i OW=oʊ OY=ɔɪ UH=ʊ UW=u',
);
/** What two vowels become without stress. */
const REDUCED = pairs('AH=ə ER=ɚ');
const CONSONANTS = pairs(
  'B=b CH=tʃ D=d DH=ð F=f G=ɡ HH=h JH=dʒ K=k L=l M=m N=n NG=ŋ P=p R=ɹ S=s SH=ʃ T=t TH=θ V=v W=w Y=j Z=z ZH=ʒ',
);

/** Consonants and clusters that can begin an English syllable. */
const ONSETS = new Set(
  (
    'b tʃ d ð f ɡ h dʒ k l m n p ɹ s ʃ t θ v w j z ʒ ' +
    'pl bl kl ɡl fl sl pɹ bɹ tɹ dɹ kɹ ɡɹ fɹ θɹ ʃɹ tw dw kw ɡw sw θw hw ' +
    'sp st sk sm sn sf spl spɹ stɹ skɹ skw pj bj tj dj kj fj vj mj hj nj lj sj spj stj skj'
  ).split(' '),
);

const PHONE = /^([A-Z]+)([012])?$/;

interface Phone {
  text: string;
  isVowel: boolean;
  stress: string;
}

function readPhone(arpabet: string): Phone {
  const [, name = '', stress] = PHONE.exec(arpabet) ?? [];
  if (stress === undefined) return { text: CONSONANTS[name] ?? '', isVowel: false, stress: '' };
  const reduced = stress === '0' ? REDUCED[name] : undefined;
  return { text: reduced ?? VOWELS[name] ?? '', isVowel: true, stress };
}

/**
 * ARPABET (`HH AH0 L OW1`) as IPA with stress marks (`/həˈloʊ/`); a syllable begins with as many
 * consonants as English allows it (maximal onset). Words of one syllable carry no mark.
 */
export function toIpa(arpabet: string): string {
  const phones = arpabet.split(' ').map(readPhone);
  const firstVowel = phones.findIndex((phone) => phone.isVowel);
  const isLong = phones.filter((phone) => phone.isVowel).length > 1;
  const marks = new Map<number, string>();
  for (const [index, phone] of phones.entries()) {
    if (!isLong || !phone.isVowel || phone.stress === '0') continue;
    const start = index === firstVowel ? 0 : onsetStart(phones, index);
    marks.set(start, phone.stress === '1' ? 'ˈ' : 'ˌ');
  }
  return `/${phones.map((phone, index) => (marks.get(index) ?? '') + phone.text).join('')}/`;
}

function onsetStart(phones: readonly Phone[], vowel: number): number {
  let start = vowel;
  let onset = '';
  for (;;) {
    const before = phones[start - 1];
    if (!before || before.isVowel || !ONSETS.has(before.text + onset)) return start;
    onset = before.text + onset;
    start -= 1;
  }
}
