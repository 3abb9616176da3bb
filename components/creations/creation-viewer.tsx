import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { Reading } from '@/components/markdown/reading';
import { SandboxRibbon } from '@/components/ui/sandbox-ribbon';
import { SourceLine } from '@/components/ui/source-line';
import type { WireCreation } from '@/db/wire';
import { ImageViewer } from '@/components/tools/generate-images/image-viewer';
import { QuoteViewer } from '@/components/tools/generate-workout-quote/quote-viewer';
import { VerseViewer } from '@/components/tools/bhagavad-gita/verse-viewer';

interface ViewerProps {
  content: string;
  data: unknown;
  name: string;
}

/** Viewers by creation type; the larger ones load when a creation of their type is first opened. */
const viewers: Partial<Record<string, ComponentType<ViewerProps>>> = {
  'bhagavad-gita': VerseViewer,
  'book-information': dynamic(() =>
    import('@/components/tools/get-book-information/book-viewer').then((m) => m.BookViewer),
  ),
  image: ImageViewer,
  lyrics: dynamic(() =>
    import('@/components/tools/get-lyrics/lyrics-viewer').then((m) => m.LyricsViewer),
  ),
  'resume-review': dynamic(() =>
    import('@/components/tools/review-resume/resume-viewer').then((m) => m.ResumeViewer),
  ),
  'word-info': dynamic(() =>
    import('@/components/tools/get-word-info/word-viewer').then((m) => m.WordViewer),
  ),
  'workout-quote': QuoteViewer,
};

/** What a creation shows when opened, by its type; Markdown where there is no viewer of its own. */
export function CreationViewer({ creation }: { creation: WireCreation }) {
  const Viewer = viewers[creation.type];
  const { content, data, source, wordCount } = creation;
  const name = creation.title ?? creation.prompt;
  return (
    <div className="grid gap-6">
      {creation.isSandbox ? (
        <SandboxRibbon
          what="Made by the built-in sandbox"
          remedy="With real keys a model does this"
        />
      ) : null}
      {Viewer ? <Viewer content={content} data={data} name={name} /> : <Reading>{content}</Reading>}
      <SourceLine
        parts={[
          source,
          wordCount ? `${wordCount} words` : null,
          creation.isPartial ? 'stopped or cut before its end' : null,
        ]}
      />
    </div>
  );
}
