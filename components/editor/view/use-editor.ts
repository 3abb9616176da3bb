import { useAuth } from '@clerk/nextjs';
import type { Command, EditorState } from 'prosemirror-state';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '@/components/session/use-api';
import type { WireCreation } from '@/db/wire';
import { announceCreation } from '@/lib/browser/creation-event';
import { keepDraft, readDraft } from '../saving/drafts';
import type { Save, SaveState, StoredText } from '../saving/text-saver';
import { EditingSession } from './editing-session';

interface Options {
  id: string;
  stored: StoredText;
  label: string;
  onStored: (stored: StoredText) => void;
}

/** A creation's text in an editor inside `place`, saved as it changes. */
export function useEditor({ id, stored, label, onStored }: Options) {
  const { call } = useApi();
  const { userId } = useAuth();
  const place = useRef<HTMLDivElement>(null);
  const session = useRef<EditingSession>(null);
  const [state, setState] = useState<EditorState>();
  const [save, setSave] = useState<SaveState>({ is: 'unchanged' });

  const start = useEffectEvent((element: HTMLElement, person: string) => {
    const address = `/api/user/creations/${encodeURIComponent(id)}`;
    const send = async (body: Save) =>
      (await call<{ creation: WireCreation }>(address, { method: 'PATCH', body })).creation;
    return new EditingSession(element, {
      stored,
      draft: readDraft(person, id),
      label,
      send,
      keep: (draft) => keepDraft(person, id, draft),
      onState: setState,
      onSave: setSave,
      onStored,
    });
  });

  useEffect(() => {
    if (!place.current || !userId) return;
    const opened = start(place.current, userId);
    session.current = opened;
    opened.view.focus();
    return () => {
      session.current = null;
      void opened.close().then(announceCreation);
    };
  }, [id, userId]);

  /** Does what a button asks for, and goes back to the text. */
  const run = useCallback((command: Command) => {
    const view = session.current?.view;
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  }, []);
  const keepMine = useCallback(() => session.current?.saver.keepMine(), []);
  const takeTheirs = useCallback(() => session.current?.takeTheirs(), []);
  const finish = useCallback(async () => (await session.current?.finish()) ?? true, []);

  return { place, state, save, run, keepMine, takeTheirs, finish };
}
