import type { CreationRow } from '../creation-row';
import { createCreation, type NewCreation } from '../creations';
import type { Database } from '../database';

/** A person nobody else in the database is. */
export const newUser = () => `user_${crypto.randomUUID().replaceAll('-', '')}`;

/** Stores a creation of which only what matters to the test is given. */
export function addCreation(db: Database, given: Partial<NewCreation> = {}): Promise<CreationRow> {
  return createCreation(db, {
    userId: newUser(),
    type: 'image',
    prompt: 'Generate an image of a loaf in the style Realistic',
    content: 'https://pictures.example/loaf.png',
    ...given,
  });
}

/** Runs `count` calls at once and answers what each did. */
export const atOnce = <T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
