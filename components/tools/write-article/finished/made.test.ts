import { expect, it } from 'vitest';
import type { WireCreation } from '@/db/wire';
import { madeBefore, madeNow } from './made';

const data = { format: 'x-thread', posts: ['One.', 'Two.'], content: 'One.' };
const kept = (given: Partial<WireCreation>) =>
  ({ id: 'a', content: 'Edited.', version: 1, prompt: 'Thread', data, ...given }) as WireCreation;

it('shows the parts of what was kept, and the text alone once that was edited', () => {
  expect(madeBefore(kept({}))).toMatchObject({ name: 'Thread for X', posts: ['One.', 'Two.'] });
  const edited = madeBefore(kept({ version: 2 }));
  expect(edited).toMatchObject({ name: 'Thread for X', content: 'Edited.' });
  expect(edited.posts).toBeUndefined();
  expect(madeBefore(kept({ data: null }))).toMatchObject({ name: 'Thread', content: 'Edited.' });
});

it('shows what could not be saved under the key of its run', () => {
  const answer = { format: 'faq' as const, content: 'Why?', isShortened: false };
  expect(madeNow(answer, 'key')).toMatchObject({ id: 'key', name: 'FAQ', content: 'Why?' });
  expect(madeNow({ ...answer, creation: kept({}) }, 'key').id).toBe('a');
});
