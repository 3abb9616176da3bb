/** Every field a log line may have: a new one is added here by whoever is sure that nobody wrote its value. */
const FIELDS = new Set([
  'time',
  'level',
  'event',
  'requestId',
  'error',
  'code',
  'cause',
  'causeCode',
  'name',
  'status',
  'count',
  'pictures',
  'waiting',
  'applied',
  'isCharged',
  'endpoint',
  'store',
  'tool',
  'ms',
  'outcome',
]);

/** An identifier, a code or a moment: nothing that a person wrote in a sentence, and no e-mail address. */
const IDENTIFIER = /^[\w.:$-]{1,64}$/;

/** What must not be written down by anybody, in whatever form. */
const SECRETS = {
  // As the tests that plant them write them; Next names a release of its own so
  canary: /canary\w*7f3a|operator-canary/,
  'e-mail address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i,
  token: /eyJ[\w-]{8,}\.[\w-]+/,
  key: /\b(?:sk|pk|rk|whsec)[_-][\w-]{8,}|PRIVATE KEY/,
  'address with a password': /\w:\/\/[^\s/@]*:[^\s/@]+@/,
};

/** What a log tells that it must not, as `what: where`; a line of ours also for fields and values that are not named above. */
export function leaksIn(written: string): string[] {
  return written.split('\n').flatMap((line) => {
    const secrets = Object.entries(SECRETS)
      .filter(([, pattern]) => pattern.test(line))
      .map(([what]) => `${what}: ${line.slice(0, 200)}`);
    return [...secrets, ...fieldLeaks(line)];
  });
}

function fieldLeaks(line: string): string[] {
  if (!isLogLine(line)) return [];
  const fields = JSON.parse(line) as Record<string, unknown>;
  return Object.entries(fields)
    .filter(([name, value]) => !FIELDS.has(name) || !isPlain(value))
    .map(([name]) => `${name}: ${line.slice(0, 200)}`);
}

/** True for a line that our logger wrote. */
export const isLogLine = (line: string) => line.startsWith('{"time":"');

const isPlain = (value: unknown) => typeof value !== 'string' || IDENTIFIER.test(value);
