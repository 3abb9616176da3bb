'use client';

import { createElement, type ReactNode } from 'react';
import temml from 'temml';

/** A node of Temml's tree: an element, a fragment without a name, or text. */
interface TreeNode {
  type?: string;
  text?: string;
  attributes?: Record<string, string>;
  classes?: string[];
  style?: Record<string, string>;
  children?: TreeNode[];
}

interface Props {
  tex: string;
  isDisplay: boolean;
}

/** A formula in TeX as MathML, which browsers draw by themselves; one that cannot be read stays as it was written. */
export default function Formula({ tex, isDisplay }: Props) {
  const tree = read(tex, isDisplay);
  return tree ? toElement(tree) : <code>{tex}</code>;
}

/** Untrusted: without commands for links, pictures and attributes, and within a thousand expansions. */
function read(tex: string, displayMode: boolean): TreeNode | undefined {
  try {
    return temml.__renderToMathMLTree(tex, { displayMode, throwOnError: true }) as TreeNode;
  } catch {
    return undefined;
  }
}

function toElement(node: TreeNode, key?: number): ReactNode {
  if (node.text !== undefined) return node.text;
  const inside = node.children?.map(toElement) ?? [];
  if (!node.type) return inside;
  // React takes styles as an object; Temml writes a few as text, none of which carries meaning
  const { style: _, ...attributes } = node.attributes ?? {};
  const className = node.classes?.filter(Boolean).join(' ') || undefined;
  return createElement(node.type, { ...attributes, key, className, style: node.style }, ...inside);
}
