import { expect, it } from 'vitest';
import { getEmbeddedDictionary } from '@/lib/providers/dictionary';
import { examples, placeholder } from './examples';

it.each([...examples, placeholder])('offers %j, which works without a network', (word) =>
  expect(getEmbeddedDictionary().find(word)?.meanings.length).toBeGreaterThan(0),
);
