import { join } from 'node:path';

/** Next's standalone server and every npm script run in the project's folder. */
export const migrationsFolder = () => join(process.cwd(), 'db', 'migrations');
