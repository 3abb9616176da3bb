import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { Draft } from '../saving/drafts';
import { type Save, type SaveState, type StoredText, TextSaver } from '../saving/text-saver';
import { createView, stateOf } from './create-view';
import { TextWriter } from './text-writer';

interface Options {
  stored: StoredText;
  draft: Draft | undefined;
  label: string;
  send: (save: Save) => Promise<StoredText>;
  keep: (draft: Draft | undefined) => boolean;
  onState: (state: EditorState) => void;
  onSave: (state: SaveState) => void;
  onStored: (stored: StoredText) => void;
}

/** A text open in an editor, and saved while it is: the way from the letters typed to the server. */
export class EditingSession {
  readonly view: EditorView;
  readonly saver: TextSaver;
  private writer: TextWriter;

  constructor(
    place: HTMLElement,
    private readonly options: Options,
  ) {
    const { stored, draft, label, send, keep, onState, onSave, onStored } = options;
    const { content } = draft ?? stored;
    this.saver = new TextSaver({ stored, draft, send, keep, onState: onSave, onStored });
    this.view = createView(place, {
      content,
      label,
      onState: (state, isChanged) => {
        onState(state);
        if (isChanged) this.writer.take(state.doc);
      },
    });
    this.writer = this.writerOf(content);
    onState(this.view.state);
    window.addEventListener('online', this.onOnline);
    window.addEventListener('pagehide', this.finish);
    document.addEventListener('visibilitychange', this.onVisibility);
  }

  /** Shows another text than the one that was open. */
  show(content: string): void {
    this.view.updateState(stateOf(content));
    this.writer = this.writerOf(content);
    this.options.onState(this.view.state);
  }

  /** Goes on with the other text of a conflict. */
  takeTheirs(): void {
    const text = this.saver.takeTheirs();
    this.show(text.content);
    this.options.onStored(text);
  }

  /** Saves everything; false when something could not be, which stays on the device. */
  readonly finish = (): Promise<boolean> => {
    this.writer.write();
    return this.saver.finish();
  };

  /** Saves what is left and lets go of the page. */
  async close(): Promise<void> {
    window.removeEventListener('online', this.onOnline);
    window.removeEventListener('pagehide', this.finish);
    document.removeEventListener('visibilitychange', this.onVisibility);
    const finished = this.finish();
    this.saver.stop();
    this.view.destroy();
    await finished;
  }

  private readonly onOnline = () => void this.saver.flush();

  private readonly onVisibility = () =>
    void (document.visibilityState === 'hidden' && this.finish());

  private writerOf = (content: string) =>
    new TextWriter(content, this.view.state.doc, (text) => this.saver.change(text));
}
