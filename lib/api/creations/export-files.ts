import { exportCreations, exportThreads } from '@/db/account';
import type { Database } from '@/db/database';
import { toWire, type WireCreation } from '@/db/wire';
import { readPicture } from '@/lib/providers/media/read';
import { keptAs } from '@/lib/tools/registry';

interface ExportedFile {
  name: string;
  lastModified: Date;
  input: string | Uint8Array<ArrayBuffer>;
}

/**
 * Everything a person has made, file by file: Markdown to read, JSON with every field, pictures as they
 * are, conversations. A picture whose store is away is left out and said so in its Markdown.
 */
export async function* exportFiles(
  db: Database,
  userId: string,
  signal: AbortSignal,
): AsyncGenerator<ExportedFile> {
  for await (const rows of exportCreations(db, userId)) {
    for (const row of rows) {
      signal.throwIfAborted();
      yield* creationFiles(toWire(row, userId), signal);
    }
  }
  for await (const { thread, messages } of exportThreads(db, userId)) {
    const said = messages.map(({ role, text }) => `**${role}**\n\n${text}`).join('\n\n---\n\n');
    const name = `conversations/${day(thread.createdAt)}-${thread.id}.md`;
    yield { name, lastModified: thread.updatedAt, input: `# ${thread.title}\n\n${said}\n` };
  }
}

async function* creationFiles(creation: WireCreation, signal: AbortSignal) {
  const lastModified = new Date(creation.created_at);
  const stem = `creations/${day(lastModified)}-${creation.type}-${creation.id}`;
  let body = creation.content;
  if (keptAs(creation.type) === 'picture') {
    const picture = await readPicture(creation.content, signal);
    if (picture) yield { name: `${stem}.${picture.extension}`, lastModified, input: picture.bytes };
    else body = 'The picture could not be fetched when this was packed.';
  }
  const heading = creation.title ?? creation.prompt;
  yield { name: `${stem}.md`, lastModified, input: `# ${heading}\n\n${body}\n` };
  yield { name: `${stem}.json`, lastModified, input: JSON.stringify(creation, null, 2) };
}

const day = (date: Date) => date.toISOString().slice(0, 10);
