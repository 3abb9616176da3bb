import { expect, it } from 'vitest';
import type { TextModel } from '@/lib/providers/text';
import { runContext } from '@/lib/tools/testing';
import { askGita } from './tool';

const sandbox: TextModel = {
  model: 'mise-sandbox',
  source: 'Sandbox writing',
  isSandbox: true,
  stream() {
    throw new Error('The sandbox must not be asked.');
  },
};
const ask = (question: string, text: TextModel | null) =>
  askGita.run({ question }, { ...runContext(), text });

it('gives verses without an answer in the sandbox, and says why', async () => {
  const { payload, message, isSandbox, isCharged } = await ask('I am angry', sandbox);
  expect(payload).toMatchObject({
    verses: expect.arrayContaining([
      expect.objectContaining({ verse_number: 63, why: 'One of the main verses on “angry”.' }),
    ]),
  });
  expect(payload).not.toHaveProperty('answer');
  expect(message).toMatch(/^The sandbox doesn’t write answers/);
  expect({ isSandbox, isCharged }).toEqual({ isSandbox: true, isCharged: undefined });
});

it('does without a model where none is set up, uncharged', async () => {
  const { payload, isCharged, message } = await ask('fear', null);
  expect(payload).toMatchObject({ verses: expect.arrayContaining([expect.anything()]) });
  expect(isCharged).toBe(false);
  expect(message).toMatch(/set up/);
});

it('opens a verse that is named by its place', async () => {
  const { payload } = await ask('2.47', null);
  expect(payload).toMatchObject({
    verses: [{ chapter_number: 2, verse_number: 47, why: 'The verse you named.' }],
  });
});
