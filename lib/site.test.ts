import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '@/lib/site';

test('three testimonials stand on the page, each with a picture that is there', () => {
  expect(site.testimonials).toHaveLength(3);
  for (const { image } of site.testimonials) expect(existsSync(`public${image}`)).toBe(true);
});

test('the footer names 2025 and a blog', () => {
  expect(site.copyrightYear).toBe(2025);
  expect(site.blog.url).toMatch(/^https:\/\//);
});
