import type { Nodes, Parents } from 'mdast';
import { type Attrs, type Mark, type Node } from 'prosemirror-model';
import { schema } from './schema';
import { parseMarkdown } from './syntax';

/** The fields of a syntax node that a type of the schema has. */
function fields(spec: { attrs?: object | undefined }, given: Nodes): Attrs {
  const values = new Map(Object.entries(given));
  return Object.fromEntries(
    Object.keys(spec.attrs ?? {}).map((name) => [name, values.get(name) ?? null]),
  );
}

function typeName(node: Nodes, isInline: boolean): string {
  if (node.type === 'list') return node.ordered ? 'orderedList' : 'bulletList';
  const hasTwo = node.type === 'html' || (node.type as string) === 'formula';
  if (hasTwo && isInline) return node.type === 'html' ? 'inlineHtml' : 'inlineFormula';
  return node.type;
}

/** Text whose line endings are nodes of their own: an editor would lose them. */
function lines(value: string, marks: readonly Mark[]): Node[] {
  return value
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [schema.node('lineEnding', null, [], marks)] : []),
      ...(line ? [schema.text(line, marks)] : []),
    ]);
}

const inside = (parent: Parents, isInline: boolean, marks: readonly Mark[]) =>
  parent.children.flatMap((child) => nodesOf(child, isInline, marks));

function nodesOf(node: Nodes, isInline: boolean, marks: readonly Mark[]): Node[] {
  if (node.type === 'text') return lines(node.value, marks);
  const mark = schema.marks[node.type];
  if (mark) {
    const set = mark.create(fields(mark.spec, node)).addToSet(marks);
    return 'children' in node
      ? inside(node, true, set)
      : [schema.text('value' in node ? node.value : '', set)];
  }
  const type = schema.nodes[typeName(node, isInline)];
  if (!type) throw new Error(`The editor knows no ${node.type}.`);
  const made = type.createAndFill(fields(type.spec, node), contentOf(node, type), marks);
  if (!made) throw new Error(`The editor cannot hold this ${node.type}.`);
  return [made];
}

function contentOf(node: Nodes, type: { inlineContent: boolean; isLeaf: boolean }): Node[] {
  if ('children' in node) return inside(node, type.inlineContent, []);
  const value = 'value' in node && !type.isLeaf ? node.value : '';
  return value ? [schema.text(value)] : [];
}

/** Markdown as a document of the editor. */
export function fromMarkdown(markdown: string): Node {
  const [root] = nodesOf(parseMarkdown(markdown), false, []);
  if (!root) throw new Error('A text has a root.');
  return root;
}
