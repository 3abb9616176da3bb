import { readInThread } from '../thread.ts';

// Stands for checks that a hostile text never lets end
await readInThread(() => {
  for (;;);
});
