import * as account from '@/db/account';
import type { Database } from '@/db/database';
import { listKeptVerses } from '@/db/verse-marks';
import { toWire, type WireCreation } from '@/db/wire';
import { openPicture } from '@/lib/providers/media/open';
import { keptAs } from '@/lib/tools/registry';

interface ExportedFile {
  name: string;
  lastModified: Date;
  input: string | ReadableStream<Uint8Array>;
}

/**
 * Everything a person has made or said, file by file: Markdown to read, JSON with every field, the versions of a
 * text that was changed, pictures as they are, conversations with what was shown beside them, voices, likes,
 * reports, and the verses they keep with their notes. A picture whose store cannot be reached is left out and said so in its Markdown.
 */
export async function* exportFiles(
  db: Database,
  userId: string,
  signal: AbortSignal,
  open = openPicture,
): AsyncGenerator<ExportedFile> {
  for await (const rows of account.exportCreations(db, userId)) {
    for (const row of rows) {
      signal.throwIfAborted();
      const creation = toWire(row, userId);
      yield* creationFiles(creation, signal, open);
      const versions = await account.exportVersions(db, userId, row.id);
      if (versions.length > 0) yield listFile(`${stemOf(creation)}-versions`, versions);
    }
  }
  for await (const { thread, messages } of account.exportThreads(db, userId)) {
    const said = messages.map(({ role, text }) => `**${role}**\n\n${text}`).join('\n\n---\n\n');
    const stem = `conversations/${day(thread.createdAt)}-${thread.id}`;
    const lastModified = thread.updatedAt;
    yield { name: `${stem}.md`, lastModified, input: `# ${thread.title}\n\n${said}\n` };
    yield { name: `${stem}.json`, lastModified, input: json({ ...thread, messages }) };
  }
  const lists = {
    voices: await account.exportVoices(db, userId),
    likes: await account.exportLikes(db, userId),
    reports: await account.exportReports(db, userId),
    verses: await listKeptVerses(db, userId),
  };
  for (const [name, rows] of Object.entries(lists)) {
    if (rows.length > 0) yield listFile(name, rows);
  }
}

async function* creationFiles(
  creation: WireCreation,
  signal: AbortSignal,
  open: typeof openPicture,
) {
  const lastModified = new Date(creation.created_at);
  const stem = stemOf(creation);
  let body = creation.content;
  if (keptAs(creation.type) === 'picture') {
    const picture = await open(creation.content, signal);
    if (picture)
      yield { name: `${stem}.${picture.extension}`, lastModified, input: picture.stream };
    else body = 'The picture could not be fetched when this was packed.';
  }
  const heading = creation.title ?? creation.prompt;
  yield { name: `${stem}.md`, lastModified, input: `# ${heading}\n\n${body}\n` };
  yield { name: `${stem}.json`, lastModified, input: json(creation) };
}

const stemOf = ({ id, type, created_at }: WireCreation) =>
  `creations/${day(new Date(created_at))}-${type}-${id}`;

const listFile = (name: string, rows: object[]): ExportedFile => ({
  name: `${name}.json`,
  lastModified: new Date(),
  input: json(rows),
});

const json = (value: object) => JSON.stringify(value, null, 2);

const day = (date: Date) => date.toISOString().slice(0, 10);
