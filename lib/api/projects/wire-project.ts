import type { CreationRow } from '@/db/creation-row';
import type { Project } from '@/db/projects';
import { toWire } from '@/db/wire';

/** A project as it goes over the wire, with its creations where they are asked for. */
export function wireProject(
  { id, name, brief, createdAt, updatedAt, userId }: Project,
  creations?: readonly CreationRow[],
) {
  return {
    id,
    name,
    brief,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    ...(creations ? { creations: creations.map((row) => toWire(row, userId)) } : {}),
  };
}
