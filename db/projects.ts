import { and, count, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '@/lib/errors';
import { type CreationRow, creationFields, own, toRow } from './creation-row';
import type { Database } from './database';
import { isId, newId } from './ids';
import { creations } from './schema';
import { requireStorable } from './text';
import { type ProjectBrief, projects } from './workspace-schema';

export type { ProjectBrief } from './workspace-schema';

export type Project = typeof projects.$inferSelect;

const MOST_PROJECTS = 200;
/** As many creations of a project as are shown. */
const MOST_SHOWN = 200;

const notFound = () => new AppError('not_found', 'Project not found');
const mine = (userId: string, id: string) => and(eq(projects.userId, userId), eq(projects.id, id));

/** The person's projects, the one changed last first. */
export const listProjects = (db: Database, userId: string): Promise<Project[]> =>
  db
    .select()
    .from(projects)
    .where(eq(projects.userId, userId))
    .orderBy(desc(projects.updatedAt), desc(projects.id));

/** Begins a project. Throws `unprocessable` where one more would be too many. */
export async function createProject(
  db: Database,
  userId: string,
  { name, brief }: { name: string; brief: ProjectBrief },
): Promise<Project> {
  requireStorable(name, brief);
  const [row] = await db
    .select({ total: count() })
    .from(projects)
    .where(eq(projects.userId, userId));
  if ((row?.total ?? 0) >= MOST_PROJECTS) {
    throw new AppError(
      'unprocessable',
      `You can keep ${MOST_PROJECTS} projects. Delete one you no longer use.`,
    );
  }
  const [made] = await db.insert(projects).values({ id: newId(), userId, name, brief }).returning();
  if (!made) throw new Error('An insert answered no row.');
  return made;
}

/** One of the person's projects; throws `not_found` for anybody else's. */
export async function requireProject(db: Database, userId: string, id: string): Promise<Project> {
  if (!isId(id)) throw notFound();
  const [project] = await db.select().from(projects).where(mine(userId, id));
  if (!project) throw notFound();
  return project;
}

/** The newest 200 creations of a project. */
export async function listProjectCreations(
  db: Database,
  userId: string,
  projectId: string,
): Promise<CreationRow[]> {
  const rows = await db
    .select(creationFields(userId))
    .from(creations)
    .where(and(eq(creations.projectId, projectId), own(userId)))
    .orderBy(desc(creations.id))
    .limit(MOST_SHOWN);
  return rows.map(toRow(userId));
}

/** Changes the name or the brief of one of the person's projects. */
export async function updateProject(
  db: Database,
  userId: string,
  id: string,
  change: { name?: string | undefined; brief?: ProjectBrief | undefined },
): Promise<Project> {
  requireStorable(change.name, change.brief);
  if (!isId(id)) throw notFound();
  const [project] = await db
    .update(projects)
    .set({ ...change, updatedAt: sql`now()` })
    .where(mine(userId, id))
    .returning();
  if (!project) throw notFound();
  return project;
}

/** Deletes one of the person's projects and keeps what it holds. */
export async function deleteProject(db: Database, userId: string, id: string): Promise<void> {
  if (!isId(id)) throw notFound();
  await db.transaction(async (tx) => {
    const gone = await tx.delete(projects).where(mine(userId, id)).returning({ id: projects.id });
    if (gone.length === 0) throw notFound();
    await tx
      .update(creations)
      .set({ projectId: null })
      .where(and(eq(creations.projectId, id), eq(creations.userId, userId)));
  });
}
