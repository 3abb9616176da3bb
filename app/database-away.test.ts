import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '@/db/ids';
import type { OpenedDatabase } from '@/db/database';
import { openTestDatabase } from '@/db/test-database';
import { addCreation } from '@/db/testing/sample';
import PublicPicturePage, { generateMetadata } from './community/[id]/page';
import { stripPictures } from './strip-pictures';

const shared = globalThis as { miseDatabase?: Promise<OpenedDatabase> | undefined };
const params = Promise.resolve({ id: newId() });
const connectionRefused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

const setDatabase = (database: Promise<OpenedDatabase>) => {
  database.catch(() => undefined);
  shared.miseDatabase = database;
};

let now = 0;
beforeEach(() => {
  // Later than what the strip remembers
  now += 3_600_000;
  setDatabase(Promise.reject(connectionRefused));
});
afterEach(() => {
  shared.miseDatabase = undefined;
});

it('a picture’s public page says so while the database is away, and in its preview', async () => {
  const { id } = await params;
  const page = renderToStaticMarkup(await PublicPicturePage({ params }));
  expect(page).toContain('This picture isn’t available right now');
  expect(page).toContain(`href="/community/${id}"`);
  expect(page).not.toMatch(/ECONNREFUSED|connect</);
  expect(await generateMetadata({ params })).toMatchObject({ title: 'Not available right now' });
});

it('what is not the database’s absence is no such page', async () => {
  setDatabase(Promise.reject(new TypeError('a mistake of ours')));
  await expect(PublicPicturePage({ params })).rejects.toThrow('a mistake of ours');
});

it('the strip on the front page is empty while the database is away or slow', async () => {
  expect(await stripPictures(now)).toEqual([]);
  setDatabase(new Promise(() => undefined));
  now += 3_600_000;
  expect(await stripPictures(now)).toEqual([]);
});

it('the strip shows what is published, once the database is back', async () => {
  const opened = await openTestDatabase();
  const { id } = await addCreation(opened.db, { isPublished: true });
  setDatabase(Promise.resolve(opened));
  await stripPictures(now);
  await expect
    .poll(() => stripPictures(now))
    .toMatchObject([{ id, href: `/community/${id}`, prompt: 'a loaf' }]);
  await opened.close();
});
