import { readInThread } from '../thread.ts';

// Answers the parsed file itself, for tests of the parser
await readInThread((pdf) => pdf);
