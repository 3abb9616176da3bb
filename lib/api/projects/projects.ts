import type { z } from 'zod';
import type { Database } from '@/db/database';
import { listProjectCreations, requireProject, updateProject } from '@/db/projects';
import type { projectChange } from './project-input';
import { wireProject } from './wire-project';

/** One of the person's projects with what it holds. */
export async function readProject(db: Database, userId: string, id: string) {
  const project = await requireProject(db, userId, id);
  return { project: wireProject(project, await listProjectCreations(db, userId, id)) };
}

/** Changes the name or the brief of one of the person's projects. */
export async function changeProject(
  db: Database,
  userId: string,
  { id, ...change }: z.output<typeof projectChange>,
) {
  await updateProject(db, userId, id, change);
  return readProject(db, userId, id);
}
