import { z } from 'zod';
import { requireProject, type ProjectBrief } from '@/db/projects';
import type { Brief } from '@/lib/writing/brief';
import type { RunContext } from './define';

/** The field of a request that names the project it is made in. */
export const projectField = { projectId: z.string('Choose a project.').optional() };

/** What a project and a request say together; the request's own fields come first. */
export async function withProjectBrief<I extends Brief & { projectId?: string | undefined }>(
  asked: I,
  { user, database }: Pick<RunContext, 'user' | 'database'>,
): Promise<I & ProjectBrief> {
  if (!asked.projectId) return asked;
  const { brief } = await requireProject(await database(), user.id, asked.projectId);
  const own = Object.entries(asked).filter(([, value]) => value !== undefined);
  return Object.assign({}, asked, brief, Object.fromEntries(own));
}
