import type { PhrasingContent } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { syntaxNode } from './syntax-node';

/** Where the mark that `nodes` begin with ends. */
function runOf(nodes: readonly Node[], mark: Mark): number {
  const end = nodes.findIndex((node) => !mark.isInSet(node.marks));
  return end === -1 ? nodes.length : end;
}

/** The mark to open first: of those that the first node has, the one that reaches furthest. */
function outermost(nodes: readonly Node[], open: readonly Mark[]): Mark | undefined {
  const rest = nodes[0]?.marks.filter(
    (mark) => mark.type.name !== 'inlineCode' && !mark.isInSet(open),
  );
  const reach = (mark: Mark) => runOf(nodes, mark);
  return rest?.reduce<Mark | undefined>(
    (best, mark) => (best && reach(best) >= reach(mark) ? best : mark),
    undefined,
  );
}

function leafOf(node: Node): PhrasingContent {
  const { type, text = '', attrs, marks } = node;
  if (type.isText) {
    const isCode = marks.some((mark) => mark.type.name === 'inlineCode');
    return { type: isCode ? 'inlineCode' : 'text', value: text };
  }
  if (type.name === 'lineEnding') return { type: 'text', value: '\n' };
  const names: Record<string, string> = { inlineHtml: 'html', inlineFormula: 'formula' };
  return syntaxNode(names[type.name] ?? type.name, attrs) as PhrasingContent;
}

/** A line with its marks as syntax: each mark opened once, as far as it reaches. */
export function inlinesOf(nodes: readonly Node[], open: readonly Mark[] = []): PhrasingContent[] {
  const made: PhrasingContent[] = [];
  for (let at = 0; at < nodes.length;) {
    const rest = nodes.slice(at);
    const mark = outermost(rest, open);
    const length = mark ? runOf(rest, mark) : 1;
    const [node] = rest;
    if (mark) {
      const children = inlinesOf(rest.slice(0, length), mark.addToSet(open));
      made.push(syntaxNode(mark.type.name, mark.attrs, { children }) as PhrasingContent);
    } else if (node) made.push(leafOf(node));
    at += length;
  }
  return made;
}
