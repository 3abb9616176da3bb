import { createCreation } from '../creations';
import { openDatabase } from '../client';

// Stores one creation after another in the embedded database and says the id of each that was stored.
const [, , dataDir = ''] = process.argv;
const { db } = await openDatabase({ dataDir });
for (;;) {
  const { id } = await createCreation(db, {
    userId: 'user_writer',
    type: 'article',
    prompt: 'Write',
    content: 'x'.repeat(5_000),
  });
  process.stdout.write(`${id}\n`);
}
