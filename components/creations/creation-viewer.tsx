import { Reading } from '@/components/markdown/reading';
import { SandboxRibbon } from '@/components/ui/sandbox-ribbon';
import { SourceLine } from '@/components/ui/source-line';
import type { WireCreation } from '@/db/wire';
import { toolOf } from '@/lib/tools/registry';
import { viewers } from './viewers';

/** What a creation shows when opened, by the tool that made it; Markdown where that names no viewer. */
export function CreationViewer({ creation }: { creation: WireCreation }) {
  const viewer = toolOf(creation)?.viewer;
  const Viewer = viewer && viewers[viewer];
  const { content, data, source, wordCount } = creation;
  const name = creation.title ?? creation.prompt;
  return (
    <div className="grid gap-6">
      {creation.isSandbox ? (
        <SandboxRibbon
          what="Made by the built-in sandbox"
          remedy="Add real keys to use an AI model"
        />
      ) : null}
      {Viewer ? <Viewer content={content} data={data} name={name} /> : <Reading>{content}</Reading>}
      <SourceLine
        parts={[
          source,
          wordCount ? `${wordCount} words` : null,
          creation.isPartial ? 'incomplete' : null,
        ]}
      />
    </div>
  );
}
