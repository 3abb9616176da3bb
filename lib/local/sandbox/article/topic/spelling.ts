import { lexicon } from './lexicon';
import { properName } from './proper-names';
import { isVerb } from './verbs';

const SMALL =
  /^(a|an|the|this|that|these|those|your|my|our|his|her|their|its|some|any|every|each|no|all|and|or|but|of|in|for|with|on|to|at|from|about|between|without|by|during|as|how|why|what|when|where|who|which|not|more|most|less|better|best|good|great|new|old|small|big|first|modern|early|daily|simple|slow|fast|cheap|young|local|urban|rural|global|social|cold|hot|raw|hidden|deep|long|short|home|house|life|things?|people|men|women|work|back|time|day|night|morning|evening|world|city|cities|love|friendship|happiness|beauty|success|failure|change|loss|grief|trust|kindness|silence|patience|courage|justice|freedom|democracy|religion|philosophy|ethics|language|culture|society|community|law|politics|artificial|intelligence|digital|mental|physical|healthcare|awareness|strategy|strategies|online|smart|personal|public|private|human|natural|electric|virtual|successful|effective|medical|emotional|intermittent|modern|adult|adults|men|beginners|seniors|students|century|age|era|life|body|mind|heart|soul)$/;
/** Endings of adjectives, trusted only where the next words are small. */
const ADJECTIVE = /^\p{L}{3,}(al|ic|ive|ous|ary|ant|ent|ed|ish|thy|ing)$/u;
const ENDING = /(ing|tion|ness|ment|ful|less|able|ible|ity|ship|hood|ism|ally|ously)$/;
const PERSONS: Record<string, string> = {
  my: 'your',
  our: 'your',
  i: 'you',
  me: 'you',
  us: 'you',
  myself: 'yourself',
  ourselves: 'yourselves',
  mine: 'yours',
  "i'm": 'you are',
};

/**
 * A phrase as it stands within a sentence: proper names with their capitals, ordinary words without,
 * and the asker addressed as “you”.
 */
export function spell(phrase: string): string {
  const words = phrase.split(' ').map((word) => PERSONS[word.toLowerCase()] ?? word);
  const capitals = words.filter((word) => isTitled(word) && !properName(word));
  const areOrdinary =
    capitals.every(isOrdinary) && !words.some((word) => /^[IVXL]{2,}$/.test(word));
  return words
    .map((word, index) => {
      const proper = properName(word);
      if (proper) return proper;
      const isLowered =
        (areOrdinary && !isBesideName(words, index)) ||
        (index === 0 && (isOrdinary(word) || ADJECTIVE.test(word)) && words.slice(1).some(isLower));
      const isArticle = index === 0 && /^(the|an?|your)$/i.test(word);
      return isTitled(word) && (isLowered || isArticle) ? word.toLowerCase() : word;
    })
    .join(' ');
}

const isBesideName = (words: string[], index: number) =>
  [words[index - 1], words[index + 1]].some((word) => word && isTitled(word) && properName(word));
const isTitled = (word: string) => /^\p{Lu}[\p{Ll}'’-]*,?$/u.test(word);
const isLower = (word: string) => /^\p{Ll}/u.test(word) && !/^(of|the|and|in|for|to|a)$/.test(word);

function isOrdinary(word: string): boolean {
  const bare = word.toLowerCase().replace(/,$/, '');
  if (SMALL.test(bare) || ENDING.test(bare) || isVerb(bare)) return true;
  const stems = [bare, bare.replace(/s$/, ''), bare.replace(/ies$/, 'y'), bare.replace(/es$/, '')];
  return stems.some((stem) => Object.values(lexicon).some((entry) => entry.words.has(stem)));
}
