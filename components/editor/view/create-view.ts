import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Slice } from 'prosemirror-model';
import { EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { fromMarkdown } from '../document/from-markdown';
import { keyBindings } from './key-bindings';
import { typedMarks } from './typed-marks';

const plugins: Plugin[] = [history(), typedMarks, keymap(keyBindings)];

/** A text as the state of an editor, with nothing to undo yet. */
export const stateOf = (markdown: string): EditorState =>
  EditorState.create({ doc: fromMarkdown(markdown), plugins });

interface Options {
  content: string;
  label: string;
  onState: (state: EditorState, isChanged: boolean) => void;
}

/** An editor inside an element. What is pasted as plain text is read as Markdown. */
export function createView(place: HTMLElement, { content, label, onState }: Options): EditorView {
  const view: EditorView = new EditorView(place, {
    state: stateOf(content),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      class: 'editor-text',
    },
    clipboardTextParser: (text) => Slice.maxOpen(fromMarkdown(text).content),
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onState(state, transaction.docChanged);
    },
  });
  return view;
}
