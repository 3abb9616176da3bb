import { expect, test } from 'vitest';
import { countCreations, createCreation, getCreation, listCreations } from './creations';
import { openTestDatabase } from './test-database';

test('a creation is found by its owner and by nobody else', async () => {
  const { db, close } = await openTestDatabase();
  const { id } = await createCreation(db, {
    userId: 'user_a',
    type: 'article',
    prompt: 'Write an article about bread in Short',
    content: '# Bread',
  });
  expect(await getCreation(db, 'user_a', id)).toMatchObject({ content: '# Bread', likes: [] });
  expect(await getCreation(db, 'user_b', id)).toBeNull();
  expect((await listCreations(db, 'user_b')).creations).toEqual([]);
  expect(await countCreations(db, 'user_a')).toBe(1);
  await close();
});
