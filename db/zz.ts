import { openTestDatabase } from '@/db/test-database';
let t = performance.now();
const lap = (n: string) => {
  console.log(n, Math.round(performance.now() - t), Math.round(process.memoryUsage().rss / 1e6));
  t = performance.now();
};
const a = await openTestDatabase();
lap('a');
const b = await openTestDatabase();
lap('b');
await a.close();
await b.close();
lap('close');
