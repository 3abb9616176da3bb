import type { Nodes } from 'mdast';
import type { Attrs } from 'prosemirror-model';

/** The syntax node of a name, with the fields that are set. */
export const syntaxNode = (type: string, attrs: Attrs, more: object = {}): Nodes =>
  ({
    type,
    ...Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null)),
    ...more,
  }) as Nodes;
