import { afterEach, beforeAll } from 'vitest';
import { takeLongestStretch, watchStretches } from './longest-stretch';

// Whatever a suite asks of a handler: a server that computes so long in one piece answers nobody else
const MOST_MS = 200;

beforeAll(watchStretches);

afterEach(() => {
  const spent = Math.round(takeLongestStretch());
  if (spent <= MOST_MS) return;
  throw new Error(
    `A request took ${spent} ms of processor time in one piece. Cut the work up, or move it to a thread.`,
  );
});
