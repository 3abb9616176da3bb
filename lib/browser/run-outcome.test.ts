import { expect, it } from 'vitest';
import { runOutcome } from './run-outcome';

const asked: string[] = [];
const answering =
  (...answers: object[]) =>
  async <A>(path: string) => {
    asked.push(path);
    return (answers.length > 1 ? answers.shift() : answers[0]) as A;
  };

it('asks until the run is settled, and says what was kept', async () => {
  const call = answering({ status: 'running' }, { status: 'done', answer: { wordCount: 61 } });
  expect(await runOutcome(call, 'generate-article', 'a key')).toEqual({ wordCount: 61 });
  expect(asked).toEqual(Array(2).fill('/api/user/runs?endpoint=generate-article&key=a+key'));
});

it('says that nothing was kept', async () => {
  expect(await runOutcome(answering({ status: 'none' }), 'generate-article', 'k')).toBeUndefined();
});
