import { capitalise } from '../capitalise';
import { kindOf } from './kind';

/** Common first names, by which two capitalised words are taken for a person. */
const FIRST_NAMES = new Set(
  `ada adam agatha albert alexander alan alfred alice amelia amy andrew angela anna anne anthony
  antonio arthur barack beatrix benjamin bill bob bruce carl catherine cesar charles charlie
  charlotte christopher claude cleopatra coco dalai daniel david desmond diana dolly dorothy
  edgar edward elizabeth ella elon elvis emily emma ernest eleanor florence franklin franz fred
  frederick frida friedrich galileo george gabriel gandhi giuseppe grace greta hannah hans harriet
  harry helen henri henry hedy hillary indira isaac isabel jack jacques james jane jean jeff
  jesse jim jimmy joan johann john johnny jonas joseph josephine juan julia julius karl katherine
  kamala kofi lady lata leo leonardo leonhard lewis lionel louis lucy ludwig mahatma malala malcolm
  marco margaret maria marie marilyn mark martin mary max maya michael michelle miles mohandas
  muhammad napoleon neil nelson nikola nina oprah oscar pablo paul peter pierre quentin rabindranath
  rachel ralph ray rembrandt richard rita robert ronald rosa rosalind roger sachin salvador sam
  samuel sarah serena shakira sigmund simone socrates sofia sophie srinivasa steve stephen steven
  subhas sundar swami taylor thomas tim toni umberto usain vincent virat virginia vladimir walt
  walter warren william winston wolfgang yo-yo zaha`.split(/\s+/),
);

/** First names that are as often other words, so that they need their capital. */
const AMBIGUOUS =
  /^(art|bill|coco|dolly|ella|frank|grace|jack|jean|lady|mark|max|maya|miles|neil|nelson|paris|ray|rita|rose|sam|tim)$/;

/** People known by one name. */
const ONE_NAME =
  /^(shakespeare|einstein|gandhi|mozart|beethoven|bach|picasso|plato|aristotle|socrates|napoleon|cleopatra|newton|darwin|buddha|confucius|galileo|copernicus|freud|kafka|tolstoy|dostoevsky|hemingway|tagore|ambedkar|nehru|mandela|michelangelo|rembrandt|voltaire|nietzsche|homer|dante|caesar|beyonc[eé]|adele|pel[eé]|messi|ronaldo)$/i;

/** A person's name as it is usually written, or undefined when a phrase is no name. */
export function readPerson(phrase: string): string | undefined {
  if (ONE_NAME.test(phrase)) return capitalise(phrase);
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  if (words.length < 2 || words.length > 4 || !FIRST_NAMES.has(first.toLowerCase()))
    return undefined;
  const isName = (word: string) =>
    /^(\p{Lu}[\p{L}.'’-]*|de|da|van|von|der|bin|ibn|of|the|al)$/u.test(word);
  if (words.every(isName)) return phrase;
  const isSmall = words.length === 2 && words.every((word) => /^\p{Ll}+$/u.test(word));
  if (!isSmall || AMBIGUOUS.test(first) || kindOf(phrase) !== 'generic') return undefined;
  return words.map(capitalise).join(' ');
}
