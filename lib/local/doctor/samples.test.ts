import { expect, test } from 'vitest';
import { site } from '@/lib/site';
import { findSamples } from './samples';

const own = {
  blog: { label: 'Blog', url: 'https://medium.com/@somebody' },
  contactEmail: 'hello@mise.dev',
  testimonialsAreSamples: false,
};
const notes = (changes: object) => findSamples({ ...own, ...changes }).map(({ note }) => note);

test('what is still a sample is named with what to put there', () => {
  expect(notes({ contactEmail: site.contactEmail })).toEqual([
    expect.stringMatching(/contactEmail/),
  ]);
  expect(notes({ blog: site.blog })).toEqual([expect.stringMatching(/blog\.url/)]);
  expect(notes({ testimonialsAreSamples: true })).toEqual([expect.stringMatching(/testimonials/)]);
});

test('a site of one’s own has no samples', () => {
  expect(notes({})).toEqual([]);
});
