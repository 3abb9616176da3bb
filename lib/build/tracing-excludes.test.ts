import { expect, test } from 'vitest';
import { tracingExcludes } from '@/lib/build/tracing-excludes';

const engines = (values: Record<string, string>) =>
  tracingExcludes(values).filter((glob) => glob.includes('node_modules'));

test('an embedded engine stays until a real service takes its place', () => {
  expect(engines({ DATABASE_URL: '', CLOUDINARY_URL: '' })).toEqual([]);
  expect(engines({ DATABASE_URL: 'postgres://db/app' })).toEqual([
    './node_modules/@electric-sql/**/*',
  ]);
  expect(engines({ CLOUDINARY_URL: 'cloudinary://k:s@demo' })).toEqual([
    './node_modules/@techstark/opencv-js/**/*',
  ]);
});
