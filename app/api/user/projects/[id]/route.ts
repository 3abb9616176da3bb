import { deleteProject } from '@/db/projects';
import { changeProject, readProject } from '@/lib/api/projects/projects';
import { projectChange, projectParams } from '@/lib/api/projects/project-input';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(projectParams, ({ user, db, input }) => readProject(db, user.id, input.id)),
  PATCH: userRoute(projectChange, ({ user, db, input }) => changeProject(db, user.id, input)),
  DELETE: userRoute(projectParams, ({ user, db, input }) =>
    deleteProject(db, user.id, input.id).then(() => ({ message: 'Its creations were kept.' })),
  ),
});
