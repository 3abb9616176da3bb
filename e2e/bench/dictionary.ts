import { writeFileSync } from 'node:fs';
import { dictionaryFiles, openEmbeddedDictionary } from '@/lib/providers/dictionary/embedded';

const ROUNDS = 200;
const words = (
  'hello running mice the better ran glasses vases ice-cream serendipity cookies happiest went children ' +
  'beautiful quickly computer mountain paris unknownword'
).split(' ');
const misspellings = ['definately', 'recieve', 'teh', 'seperate', 'langauge'];

const megabytes = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
};
const timed = (run: () => unknown) => {
  const started = performance.now();
  run();
  return performance.now() - started;
};
const percentile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

/** Words looked up in the embedded dictionary; run with `node --expose-gc` for steady memory figures. */
const before = megabytes();
const dictionary = openEmbeddedDictionary(dictionaryFiles(process.cwd()));
const cold = timed(() => dictionary.find('hello'));
for (const word of words) dictionary.find(word);
const warm: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const word of words) warm.push(timed(() => dictionary.find(word)));
}
const afterWords = megabytes() - before;
const firstSuggestion = performance.now();
await dictionary.suggest('recieve');
const listMs = performance.now() - firstSuggestion;
const suggestions: number[] = [];
for (const word of misspellings) {
  const started = performance.now();
  await dictionary.suggest(word);
  suggestions.push(performance.now() - started);
}

const results = {
  'first word, ms': cold,
  'warm word, p50 ms': percentile(warm, 0.5),
  'warm word, p99 ms': percentile(warm, 0.99),
  'memory for words, MB': afterWords,
  'first "did you mean", ms': listMs,
  'later "did you mean", worst ms': Math.max(...suggestions),
  'memory with "did you mean", MB': megabytes() - before,
};
console.table(
  Object.fromEntries(
    Object.entries(results).map(([name, value]) => [name, Number(value.toFixed(2))]),
  ),
);
if (process.env.BENCH_OUT) writeFileSync(process.env.BENCH_OUT, JSON.stringify(results, null, 2));
