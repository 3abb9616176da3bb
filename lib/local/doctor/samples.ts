import type { site } from '@/lib/site';
import type { Finding } from './checks';

type Site = Pick<typeof site, 'blog' | 'contactEmail' | 'testimonialsAreSamples'>;
type Widened<T> = T extends string
  ? string
  : T extends boolean
    ? boolean
    : { [K in keyof T]: Widened<T[K]> };

/** What visitors would read that still is a sample of ours, each with what to put there. */
export function findSamples({
  blog,
  contactEmail,
  testimonialsAreSamples,
}: Widened<Site>): Finding[] {
  const samples = [
    /@example\.\w+$/.test(contactEmail) &&
      `contactEmail is ${contactEmail}: privacy questions go nowhere, and other services see it`,
    /@author$|\/\/(www\.)?example\./.test(blog.url) && `blog.url is ${blog.url}: link your own`,
    testimonialsAreSamples && 'the testimonials are made up: replace them, then clear the flag',
  ];
  return samples.flatMap((note) =>
    note ? [{ part: 'lib/site.ts', verdict: 'sample' as const, note }] : [],
  );
}
