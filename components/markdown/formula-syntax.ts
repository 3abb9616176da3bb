import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    formula: 'formula';
    formulaText: 'formulaText';
  }
}

const BACKSLASH = 92;
const isFenceMark = (code: Code) => code === 96 || code === 126;
/** A longer one is prose with a stray sign; it also bounds how often a text is read again. */
const LONGEST = { inline: 400, display: 2_000 };

const isEol = (code: Code) => code !== null && code < -2;
const isSpace = (code: Code) => code === null || code < 0 || code === 32;
const isWord = (code: Code) =>
  code !== null && code >= 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));

/** The signs around a formula. */
interface Delimiters {
  open: string;
  close: string;
  isDisplay: boolean;
}

/** The longer ones first: `$$` is not two of `$`. */
export const delimiters: readonly Delimiters[] = [
  { open: '$$', close: '$$', isDisplay: true },
  { open: '$', close: '$', isDisplay: false },
  { open: '\\[', close: '\\]', isDisplay: true },
  { open: '\\(', close: '\\)', isDisplay: false },
];

/**
 * A formula as micromark reads it: inside a paragraph, or with `isFlow` on lines of its own. A single dollar is
 * mostly money, so as in Pandoc it opens only before something, and closes only after something and before
 * what is no letter or digit: "$5 and $6" is none.
 */
export function formulaConstruct(
  { open, close, isDisplay }: Delimiters,
  isFlow: boolean,
): Construct {
  const isMoney = open === '$';
  const longest = isDisplay ? LONGEST.display : LONGEST.inline;

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    let before: Code = null;
    let inside: 'formulaText' | 'lineEnding' | undefined;
    let isBlank = false;
    let length = 0;
    const isLazy = () => this.parser.lazy[this.now().line];

    const take = (code: Code, then: State): State => {
      const kind = isEol(code) ? 'lineEnding' : 'formulaText';
      if (inside !== kind || kind === 'lineEnding') {
        if (inside) effects.exit(inside);
        effects.enter((inside = kind));
      }
      effects.consume(code);
      isBlank = isEol(code) || (isBlank && isSpace(code));
      before = code;
      length += 1;
      return then;
    };
    const begin: State = (code) => {
      if (isFlow && this.interrupt) return nok(code);
      effects.enter('formula');
      return opening(0)(code);
    };
    const opening =
      (at: number): State =>
      (code) => {
        if (at === open.length)
          return isMoney && (isSpace(code) || code === 36) ? nok(code) : body(code);
        if (code !== open.charCodeAt(at)) return nok(code);
        return take(code, opening(at + 1));
      };
    const body: State = (code) => {
      if (code === null || length > longest) return nok(code);
      // As in TeX, an empty line ends what was no formula; so does one that may begin code
      if ((isEol(before) && isLazy()) || (isEol(code) && isBlank)) return nok(code);
      if (isBlank && isFenceMark(code)) return nok(code);
      const canClose = code === close.charCodeAt(0) && !(isMoney && isSpace(before));
      if (canClose) return take(code, close.length === 1 ? end : closing);
      return take(code, code === BACKSLASH ? escaped : body);
    };
    const closing: State = (code) => {
      if (code === close.charCodeAt(1)) return take(code, end);
      return code !== null && close.startsWith('\\') ? take(code, body) : body(code);
    };
    const escaped: State = (code) => (code === null ? nok(code) : take(code, body));
    const end: State = (code) => {
      if (isMoney && isWord(code)) return nok(code);
      if (isFlow && (code === -2 || code === -1 || code === 32)) return take(code, end);
      if (isFlow && code !== null && !isEol(code)) return nok(code);
      if (inside) effects.exit(inside);
      effects.exit('formula');
      return ok(code);
    };
    return begin;
  }

  return { name: 'formula', tokenize, concrete: isFlow };
}
