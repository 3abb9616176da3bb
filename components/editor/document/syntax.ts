import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { formulaPlugins } from '@/components/markdown/formulas';

const SIGNS = ['$', '[', ']', '(', ')'];

/** A kind of node that only we have, so its handler has no type of its own. */
const formula = { formula: ({ value }: { value: string }) => value } as Options['handlers'];

const writing = ({ handlers, ...more }: Options) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm, { tablePipeAlign: false })
    .use(formulaPlugins)
    .use(remarkStringify, { ...more, bullet: '-', handlers: { ...formula, ...handlers } })
    .freeze();

const plain = writing({});

/** Without a sign in its text that could open a formula, a backslash before it included. */
const withoutSigns = writing({
  unsafe: [{ character: '$', inConstruct: 'phrasing' }],
  handlers: {
    text: ({ value }, _, state, info) => state.safe(value, { ...info, encode: SIGNS }),
  },
});

/** Reads Markdown as it is rendered: GitHub's, with formulas. */
export const parseMarkdown = (markdown: string): Root => plain.parse(markdown);

/** What a tree has of everything but text: enough to see a formula that was none. */
function outlineOf(tree: Root): string {
  const types: string[] = [];
  visit(tree, ({ type }) => {
    if (type !== 'text') types.push(type);
  });
  return types.sort().join();
}

/**
 * Writes a syntax tree as Markdown, which reads as the same tree. Dollars are mostly money and brackets mostly
 * remarks: they become character references only where they would be read as a formula.
 */
export function writeMarkdown(tree: Root): string {
  const written = plain.stringify(tree);
  const isSafe =
    !/[$]|\\[[(]/.test(written) || outlineOf(parseMarkdown(written)) === outlineOf(tree);
  return isSafe ? written : withoutSigns.stringify(tree);
}
