import {
  baseKeymap,
  chainCommands,
  exitCode,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from '../document/schema';

const { nodes, marks } = schema;
const listItem = nodes['listItem']!;
const paragraph = nodes['paragraph']!;

/** True when the cursor is inside such a block. */
export function isInside(state: EditorState, isAsked: (node: Node) => boolean): boolean {
  const { $from } = state.selection;
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(isAsked);
}

const is = (type: NodeType) => (node: Node) => node.type === type;

/** Makes the block a heading, or a paragraph again. */
export const toggleHeading =
  (depth: number): Command =>
  (state, dispatch) =>
    isInside(state, (node) => node.type === nodes['heading'] && node.attrs['depth'] === depth)
      ? setBlockType(paragraph)(state, dispatch)
      : setBlockType(nodes['heading']!, { depth })(state, dispatch);

/** Puts the block into a list, or takes it out again. */
export const toggleList =
  (name: 'bulletList' | 'orderedList'): Command =>
  (state, dispatch) =>
    isInside(state, is(nodes[name]!))
      ? liftListItem(listItem)(state, dispatch)
      : wrapInList(nodes[name]!)(state, dispatch);

export const toggleStrong = toggleMark(marks['strong']!);
export const toggleEmphasis = toggleMark(marks['emphasis']!);
export const quote = wrapIn(nodes['blockquote']!);

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes['break']!.create()).scrollIntoView());
  return true;
});

/** What the keys do; Tab leaves the text except where it moves an item of a list. */
export const keyBindings: Record<string, Command> = {
  ...baseKeymap,
  'Mod-z': undo,
  'Mod-Shift-z': redo,
  'Mod-y': redo,
  'Mod-b': toggleStrong,
  'Mod-i': toggleEmphasis,
  'Mod-e': toggleMark(marks['inlineCode']!),
  'Mod-Alt-0': setBlockType(paragraph),
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  'Mod-Shift-7': toggleList('orderedList'),
  'Mod-Shift-8': toggleList('bulletList'),
  'Mod-Shift-9': quote,
  'Shift-Enter': insertBreak,
  Enter: chainCommands(splitListItem(listItem, { checked: null }), baseKeymap['Enter']!),
  Backspace: chainCommands(undoInputRule, baseKeymap['Backspace']!),
  Tab: sinkListItem(listItem),
  'Shift-Tab': liftListItem(listItem),
};
