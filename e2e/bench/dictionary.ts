import { dictionaryFiles, openEmbeddedDictionary } from '@/lib/providers/dictionary/embedded';
import { report } from './report';

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

const p50 = percentile(warm, 0.5);
const ms = (value: number) => `${value.toFixed(2)} ms`;
report([
  {
    what: 'dictionary: warm word, p50',
    target: 'at most 1 ms',
    measured: ms(p50),
    passed: p50 <= 1,
  },
  {
    what: 'dictionary: warm word, p99',
    target: 'stated',
    measured: ms(percentile(warm, 0.99)),
    passed: null,
  },
  { what: 'dictionary: first word', target: 'stated', measured: ms(cold), passed: null },
  {
    what: 'dictionary: later "did you mean", worst',
    target: 'stated',
    measured: ms(Math.max(...suggestions)),
    passed: null,
  },
  {
    what: 'dictionary: first "did you mean"',
    target: 'stated',
    measured: ms(listMs),
    passed: null,
  },
  {
    what: 'dictionary: memory, words alone',
    target: 'stated',
    measured: `${afterWords.toFixed(0)} MB`,
    passed: null,
  },
  {
    what: 'dictionary: memory with "did you mean"',
    target: 'stated',
    measured: `${(megabytes() - before).toFixed(0)} MB`,
    passed: null,
  },
]);
