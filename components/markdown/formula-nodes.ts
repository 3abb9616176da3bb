import type { CompileContext, Token } from 'mdast-util-from-markdown';
import { delimiters, formulaConstruct } from './formula-syntax';

const all = (isFlow: boolean, sign: string) =>
  delimiters
    .filter(({ open, isDisplay }) => open.startsWith(sign) && (isDisplay || !isFlow))
    .map((each) => formulaConstruct(each, isFlow));

const both = (isFlow: boolean) => ({ 36: all(isFlow, '$'), 92: all(isFlow, '\\') });

/** What micromark reads formulas with: between `$`, `$$`, `\\(` and `\\[`. */
export const formulaSyntax = { text: both(false), flow: both(true) };

/** The classes by which a formula is distinguished from code. */
export const FORMULA = { inline: 'formula-inline', display: 'formula-display' };

/** Makes what was read into code elements of the class of a formula. */
export const formulaNodes = {
  enter: {
    formula(this: CompileContext, token: Token): undefined {
      this.enter({ type: 'formula', data: {} } as never, token);
      this.buffer();
    },
    formulaText(this: CompileContext, token: Token): undefined {
      this.enter({ type: 'text', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    formulaText(this: CompileContext, token: Token): undefined {
      this.exit(token);
    },
    formula(this: CompileContext, token: Token): undefined {
      const source = this.resume();
      const node = this.stack.at(-1);
      if (node) Object.assign(node, { value: source, data: asElement(source) });
      this.exit(token);
    },
  },
};

function asElement(source: string) {
  const kind = delimiters.find(({ open }) => source.startsWith(open));
  const size = kind?.open.length ?? 0;
  const value = source.trim().slice(size, -size).trim();
  const className = [kind?.isDisplay ? FORMULA.display : FORMULA.inline];
  return {
    hName: 'code',
    hProperties: { className },
    hChildren: [{ type: 'text' as const, value }],
  };
}
