import { z } from 'zod';
import { createProject, listProjects } from '@/db/projects';
import { newProject } from '@/lib/api/projects/project-input';
import { wireProject } from '@/lib/api/projects/wire-project';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(z.object({}), async ({ user, db }) => ({
    projects: (await listProjects(db, user.id)).map((project) => wireProject(project)),
  })),
  POST: userRoute(newProject, async ({ user, db, input }) => ({
    project: wireProject(await createProject(db, user.id, input), []),
  })),
});
