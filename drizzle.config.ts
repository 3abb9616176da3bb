import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './db/schema.ts',
    './db/chat-schema.ts',
    './db/upkeep-schema.ts',
    './db/workspace-schema.ts',
  ],
  out: './db/migrations',
});
