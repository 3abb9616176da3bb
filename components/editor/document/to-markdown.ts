import type { Nodes, Root } from 'mdast';
import type { Node } from 'prosemirror-model';
import { inlinesOf } from './inlines';
import { writeMarkdown } from './syntax';
import { syntaxNode } from './syntax-node';

const isEmpty = (node: Node) => node.type.name === 'paragraph' && node.childCount === 0;

function blockOf(node: Node): Nodes {
  const { type, attrs } = node;
  const of = (name: string, more: object) => syntaxNode(name, attrs, more);
  if (type.spec.code) return of(type.name, { value: node.textContent });
  if (type.inlineContent) return of(type.name, { children: inlinesOf(node.children) });
  const children = node.children.filter((child) => !isEmpty(child)).map(blockOf);
  if (type.name === 'bulletList') return of('list', { ordered: false, children });
  if (type.name === 'orderedList') return of('list', { ordered: true, children });
  return of(type.name, type.isLeaf ? {} : { children });
}

/** A document of the editor as Markdown, without an empty line at its end. */
export function toMarkdown(document: Node): string {
  return writeMarkdown(blockOf(document) as Root).trimEnd();
}
