const IRREGULAR = new Set(
  `children people women men mice teeth feet geese oxen lice bacteria fungi cacti alumni criteria
  phenomena police cattle comics topics clinics fabrics critics ceramics plastics lyrics antibiotics
  menus gurus`.split(/\s+/),
);
const SINGULAR = new Set(
  `news series species gas bias lens bus atlas canvas chaos cosmos christmas texas paris kansas athens
  naples brussels wales cyprus mars venus james charles thomas jesus moses socrates archimedes
  kubernetes redis postgres jenkins pandas rails sass aws ios macos windows devops mlops saas
  diabetes rabies measles aids herpes yes tennis chess mass jazz alps-trip netflix asbestos ethos
  pathos logos bathos thermos rhinoceros always perhaps overseas upstairs afterwards besides less
  hummus asparagus couscous molasses pilates billiards athletics gymnastics shambles barracks
  los-angeles las-vegas honduras barbados laos texas arkansas illinois massachusetts us angeles
  vegas orleans mumps numbers-game philippines netherlands maths christmas sos css js windows`.split(
    /\s+/,
  ),
);
const ATTRIBUTE =
  /^(things?|being|king|ring|spring|string|wedding|building|morning|evening|programming|marketing|meeting|training|engineering|clothing|accounting|banking|advertising|housing|parking|gaming|learning|hearing|computing|amazing|interesting|surprising|growing|changing|rising|working|living)$/i;
const ATTRIBUTED =
  /^(classes|tips|techniques|skills|methods|tools|shoes|trails|tours|pools|habits|styles|lessons|routines|strategies|courses|apps|games|ideas|patterns|supplies)$/i;
const PREPOSITION =
  /^(of|in|for|with|on|to|at|from|about|between|without|by|during|as|that|who|which|under|over|after|before|among|across|through|against|into|within|beyond|vs|than|around|near|inside|outside|while|when|where)$/i;

/** Whether a noun phrase takes a plural verb, judged by its head noun and a joining “and”. */
export function isPlural(phrase: string): boolean {
  const words = phrase.split(' ');
  if (startsWithGerund(words)) return false;
  const end = words.findIndex((word, index) => index > 0 && PREPOSITION.test(word));
  const head = end < 0 ? words : words.slice(0, end);
  if (head.some((word, index) => index > 0 && /^(and|&)$/i.test(word))) return true;
  return isPluralNoun(head.at(-1) ?? '');
}

function isPluralNoun(noun: string): boolean {
  const word = noun.toLowerCase().replace(/[^\p{L}]+$/u, '');
  if (IRREGULAR.has(word)) return true;
  if (SINGULAR.has(word) || /^\p{Lu}{2,}$/u.test(noun)) return false;
  return word.endsWith('s') && word.length > 2 && !/(ss|us|is|ics|['’]s)$/.test(word);
}

/** True for “baking cookies”, false for “programming languages” and “wedding dresses”. */
function startsWithGerund(words: string[]): boolean {
  const [first = '', second = ''] = words;
  if (!/ing$/i.test(first) || words.length < 2) return false;
  return !ATTRIBUTE.test(first) && !ATTRIBUTED.test(second);
}
