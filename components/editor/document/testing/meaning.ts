import type { Nodes } from 'mdast';

const WRAPPERS = new Set(['strong', 'emphasis', 'delete', 'link', 'linkReference']);
const LINES = new Set(['paragraph', 'heading', 'tableCell']);

const fieldsOf = (node: Nodes): Record<string, unknown> => {
  const {
    position: _,
    data: __,
    children: ___,
    spread: ____,
    ...fields
  } = { children: 0, spread: 0, ...node };
  return fields;
};

/** The words of a line, each with the set of marks over it: which mark is the outer one says nothing. */
function flatten(nodes: Nodes[], marks: string[]): { leaf: unknown; marks: string[] }[] {
  return nodes.flatMap((node) => {
    const fields = fieldsOf(node);
    if (WRAPPERS.has(node.type) && 'children' in node)
      return flatten(node.children, [...marks, JSON.stringify(fields)]);
    const set = [...new Set(marks)].sort();
    return node.type === 'text'
      ? [...node.value.replaceAll('\n', ' ')].map((letter) => ({ leaf: letter, marks: set }))
      : [{ leaf: fields, marks: set }];
  });
}

/** A list is read as loose when it or one of its items is. */
const isLoose = (node: Nodes) =>
  node.type === 'list' ? node.spread || node.children.some(({ spread }) => spread) : undefined;

/** A syntax tree without places in the source, and with marks as sets. */
export function meaning(node: Nodes): unknown {
  const fields = fieldsOf(node);
  if (!('children' in node)) return fields;
  const children = LINES.has(node.type) ? flatten(node.children, []) : node.children.map(meaning);
  return { ...fields, isLoose: isLoose(node), children };
}
