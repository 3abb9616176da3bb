import { capitalise } from '../capitalise';
import { shorten } from './clean';
import { plainTopic } from './shape';
import type { Topic } from './shape';

const SPANISH =
  /^(el|los|las|y|del|al|una|unos|unas|cómo|como|qué|cuál|cuándo|dónde|quién|con|para|sobre|hacer|ser|más|mejor|mejores|beneficios|historia|ventajas|importancia|consejos|recetas|vida|mundo|salud|tecnología|cocina|cocinar|viajar|aprender|por|en|de|la|un|mi|su|tu|es|son)$/i;
const SHARED = /^(en|de|la|por|un|una|con|para|como|es|vida|historia|al)$/i;
const NOT_SPANISH =
  /^(the|of|and|in|is|for|to|o|os|do|da|dos|das|em|não|são|um|uma|le|les|des|et|du|il|gli|della|che|der|und)$/i;
const ARTICLE = /^(el|la|los|las) /i;
const MOST_WORDS = 9;
const MOST_QUOTED = 60;

/** A topic in Spanish or Hindi, which have prose of their own; undefined in any other language. */
export function readForeign(text: string, title: string): Topic | undefined {
  if (isHindi(text)) {
    const name = { text: `“${shorten(text, MOST_QUOTED)}”`, isPlural: false };
    return { ...plainTopic(name, 'hindi'), title, short: ['इस विषय'] };
  }
  if (!isSpanish(text)) return undefined;
  const isPhrase =
    ARTICLE.test(text) && !/[.,;:?¿!]/.test(text) && text.split(' ').length <= MOST_WORDS;
  const bare = text.replace(ARTICLE, (article) => article.toLowerCase());
  const name = {
    text: isPhrase ? bare : `«${capitalise(shorten(text, MOST_QUOTED))}»`,
    isPlural: isPhrase && /^(los|las) /.test(bare),
  };
  return { ...plainTopic(name, 'spanish'), title, short: ['el tema', 'este tema'] };
}

/** True where Devanagari is the script of most letters. */
function isHindi(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  return devanagari > 1 && devanagari * 2 > letters;
}

/** True where function words and letters of Spanish, not shared with its neighbours alone, abound. */
function isSpanish(text: string): boolean {
  const words = text.split(/[\s,.;:¿?¡!]+/).filter(Boolean);
  if (!/^[\p{Script=Latin}\p{N}\p{M}\p{P}\p{S}\s]+$/u.test(text)) return false;
  if (words.some((word) => NOT_SPANISH.test(word))) return false;
  const signs = words.filter((word) => SPANISH.test(word));
  const isOwn = /[ñ¿¡]/i.test(text) || signs.some((word) => !SHARED.test(word));
  const accents = words.filter((word) => /[áéíóúñ]/i.test(word) && !SPANISH.test(word));
  const count = signs.length + accents.length + (/[¿¡]/.test(text) ? 2 : 0);
  return isOwn && count >= 2 && count / words.length >= 0.3;
}
