import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { migrationsFolder } from '../migrations-folder';
import { testFolder } from './children';

interface Journal {
  entries: { tag: string }[];
}

/** The newest migration there was for the code that wrote what `fillPrevious` writes. */
const WRITTEN_AFTER = '0006_branches';

/** A folder with the migrations up to that one, without those that came later. */
export async function previousMigrations(): Promise<string> {
  const folder = join(await testFolder(), 'migrations');
  await cp(migrationsFolder(), folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  const count = journal.entries.findIndex(({ tag }) => tag === WRITTEN_AFTER) + 1;
  const later = journal.entries.splice(count);
  await Promise.all(later.map(({ tag }) => rm(join(folder, `${tag}.sql`))));
  await writeFile(path, JSON.stringify(journal));
  return folder;
}

export const PREVIOUS = {
  userId: 'user_before',
  creation: '018f0000-0000-7000-8000-000000000001',
  thread: '018f0000-0000-7000-8000-000000000002',
  message: '018f0000-0000-7000-8000-000000000003',
  answer: '018f0000-0000-7000-8000-000000000004',
  /** A picture that was public once. */
  takenBack: '018f0000-0000-7000-8000-000000000005',
  key: { userId: 'user_before', endpoint: 'generate-article', key: 'before', requestHash: 'h' },
};

/** Fills a database as the code after an earlier migration did; written out, since that code is gone. */
export async function fillPrevious(db: Database, day: string): Promise<void> {
  const { userId, creation, takenBack, thread, message, answer } = PREVIOUS;
  for (const statement of [
    sql`insert into creations (id, user_id, type, prompt, content, is_published, published_at)
      values (${creation}::uuid, ${userId}, 'image', 'A loaf', '/loaf.png', true, now())`,
    sql`insert into creations (id, user_id, type, prompt, content, published_at, media_key)
      values (${takenBack}::uuid, 'user_fan', 'image', 'Tea', '/tea.png', now(), 'local:tea.png')`,
    sql`select toggle_like(${creation}::uuid, 'user_fan')`,
    sql`insert into threads (id, user_id, title) values (${thread}::uuid, ${userId}, 'Yields')`,
    sql`insert into messages (id, thread_id, user_id, role, text, status)
      values (${message}::uuid, ${thread}::uuid, ${userId}, 'user', 'Hello', 'complete'),
        (${answer}::uuid, ${thread}::uuid, ${userId}, 'assistant', 'Good day', 'complete')`,
    sql`select reserve_run(${userId}, ${day}::date, 9, 9) from generate_series(1, 2)`,
    sql`insert into stream_leases (user_id, leases) values (${userId}, '{"one": 1}')`,
    sql`insert into idempotency_keys (user_id, endpoint, key, request_hash, state, status, response,
        lease, lease_until, expires_at)
      values (${userId}, 'generate-article', 'before', 'h', 'done', 200, '{"content": "Tea"}',
        gen_random_uuid(), now(), now() + interval '1 hour')`,
  ]) {
    await db.execute(statement);
  }
}
