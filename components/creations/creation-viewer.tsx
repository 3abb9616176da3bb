'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { Reading } from '@/components/markdown/reading';
import type { WireCreation } from '@/db/wire';

/** Viewers by creation type, each loaded when a creation of its type is first opened. */
const viewers: Partial<Record<string, ComponentType<{ content: string; data: unknown }>>> = {
  'book-information': dynamic(() => import('./viewers/book-viewer').then((m) => m.BookViewer)),
  lyrics: dynamic(() => import('./viewers/lyrics-viewer').then((m) => m.LyricsViewer)),
  'resume-review': dynamic(() => import('./viewers/resume-viewer').then((m) => m.ResumeViewer)),
  'word-info': dynamic(() => import('./viewers/word-viewer').then((m) => m.WordViewer)),
};

/** What a creation shows when opened, by its type; Markdown where there is no viewer of its own. */
export function CreationViewer({ creation }: { creation: WireCreation }) {
  const Viewer = viewers[creation.type];
  const { content, data } = creation;
  return Viewer ? <Viewer content={content} data={data} /> : <Reading>{content}</Reading>;
}
