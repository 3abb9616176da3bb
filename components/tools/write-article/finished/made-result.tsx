import { Reading } from '@/components/markdown/reading';
import { CopyButton } from '@/components/ui/copy-button';
import { SourceLine } from '@/components/ui/source-line';
import type { Made } from './made';
import { SearchPreview } from './search-preview';
import { ThreadPosts } from './thread-posts';

/** One thing made from an article, which opens to what it is. */
export function MadeResult({ made, isOpen }: { made: Made; isOpen: boolean }) {
  const { name, content, message, source } = made;
  return (
    <details open={isOpen} className="border-line bg-raised min-w-0 rounded-lg border">
      <summary className="min-h-11 px-4 py-2.5 text-sm font-medium">{name}</summary>
      <div className="grid min-w-0 gap-4 px-4 pb-4">
        {message ? <p className="bg-sunken rounded-md px-4 py-3 text-sm">{message}</p> : null}
        <MadeBody made={made} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <CopyButton content={content} label="Copy all" />
          <SourceLine parts={[source]} />
        </div>
      </div>
    </details>
  );
}

function MadeBody({ made: { posts, seo, format, content } }: { made: Made }) {
  if (posts) return <ThreadPosts posts={posts} />;
  if (seo) return <SearchPreview pack={seo} />;
  // LinkedIn knows no Markdown: its line breaks are its form
  if (format === 'linkedin') return <p className="whitespace-pre-wrap">{content}</p>;
  return <Reading>{content}</Reading>;
}
