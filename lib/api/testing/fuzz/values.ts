import type { Random } from './random';

/** Values that break what was written for ordinary ones. */
const ODD: readonly [unknown, ...unknown[]] = [
  null,
  true,
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  'null',
  '\0',
  'a\u0000b',
  '\ud800',
  'x\udfff\ud83d',
  '\u202egnp.exe',
  '👩🏽‍🍳'.repeat(50),
  'é̂'.repeat(80),
  "' or 1=1; drop table creations; --",
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nset-cookie: a=b',
  'x'.repeat(2_300),
  'x'.repeat(40_000),
  [],
  {},
  [[[[[[]]]]]],
  { $gt: '' },
  { toString: 'x', valueOf: null },
  ['a', null, { length: -1 }],
];

export const oddValue = (random: Random): unknown => random.pick(ODD);

/** An odd value as text: a string as it is, anything else as JSON. */
export function oddText(random: Random): string {
  const value = oddValue(random);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields with one dropped, replaced, added or wrapped. */
export function mutateFields(random: Random, fields: object): unknown {
  const entries = Object.entries(fields);
  const at = random.below(Math.max(1, entries.length));
  switch (random.below(6)) {
    case 0:
      return Object.fromEntries(entries.filter((_, index) => index !== at));
    case 1:
      return oddValue(random);
    case 2:
      return [fields];
    case 3:
      return { ...fields, user_id: 'user_victim', userId: 'user_victim', isPublished: true };
    case 4:
      return JSON.parse(`{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}`) as object;
    default:
      return Object.fromEntries(
        entries.map(([name, value], index) => [name, index === at ? oddValue(random) : value]),
      );
  }
}

/** The text of a JSON body, sometimes broken off, doubled or with bytes changed. */
export function breakText(random: Random, text: string): BodyInit {
  switch (random.below(8)) {
    case 0:
      return text.slice(0, random.below(text.length + 1));
    case 1:
      return text + text;
    case 2:
      return random.bytes(random.below(200));
    case 3:
      return `${'['.repeat(5_000)}${text}`;
    default:
      return text;
  }
}
