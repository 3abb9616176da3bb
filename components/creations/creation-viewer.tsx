'use client';

import { Reading } from '@/components/markdown/reading';
import type { WireCreation } from '@/db/wire';

/** What a creation shows when opened, by its type; Markdown where there is no viewer of its own. */
export function CreationViewer({ creation }: { creation: WireCreation }) {
  return <Reading>{creation.content}</Reading>;
}
