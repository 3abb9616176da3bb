import { expect, onTestFinished, test, vi } from 'vitest';
import { getDatabase, openDatabase } from './client';
import { closeDatabase } from './process-database';
import { countCreations } from './creations';
import { asDatabaseError } from './errors';
import { testFolder } from './testing/children';
import { atOnce } from './testing/sample';

test.each([
  ['postgres://u:p@ep-cool-name-123.eu-central-1.aws.neon.tech/db?sslmode=require', 'neon'],
  ['postgresql://u:p@ep-cool-name-123-pooler.eu-central-1.aws.neon.tech/db', 'neon'],
  ['postgres://u:p@127.0.0.1:5432/db', 'pg'],
  ['postgres://u:p@neon.tech.example.com/db', 'pg'],
  ['postgres://neon.tech:p@db.example.com/neon.tech', 'pg'],
])('%s is opened with %s', async (url, driver) => {
  const opened = await openDatabase({ url, dataDir: '' });
  expect(opened.driver).toBe(driver);
  await opened.close();
});

test('everybody shares one database, and a failed opening is tried again', async () => {
  const dataDir = await testFolder();
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', dataDir);
  onTestFinished(() => closeDatabase());
  const inTheWay = await openDatabase({ dataDir });
  const refused = await getDatabase().catch(asDatabaseError);
  expect(refused).toMatchObject({ code: 'unavailable' });
  expect(String(refused)).not.toContain(dataDir);
  await inTheWay.close();
  const [first, ...others] = await atOnce(5, () => getDatabase());
  expect(others.every((other) => other === first)).toBe(true);
  expect(first && (await countCreations(first, 'u'))).toBe(0);
});
