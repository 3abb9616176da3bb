import { expect, test } from 'vitest';
import { promptInput } from './prompt-input';

test('takes what the tool was given, else reads the stored prompt', () => {
  const input = { description: 'a loaf', style: 'Anime style' };
  expect(promptInput({ prompt: 'whatever', input })).toBe(input);
  const prompt = 'Generate an image of a loaf\nin the style of home in the style Realistic';
  expect(promptInput({ prompt, input: null })).toEqual({
    description: 'a loaf\nin the style of home',
    style: 'Realistic',
  });
});

test('has nothing for a cut-out', () => {
  expect(promptInput({ prompt: 'Remove background from image', input: null })).toBeUndefined();
});
