import type { Resume } from '../reading/resume.ts';
import type { Check, Loss } from '../types.ts';
import { check, count, list, quote } from './check.ts';

const OF = 7;
const TOO_OFTEN = 3;
const ROOM = 0.2;

/** Phrases that everybody writes and nobody reads. */
const WORN = [
  'team player',
  'hard working',
  'hard-working',
  'hardworking',
  'think outside the box',
  'thinking outside the box',
  'results-driven',
  'results driven',
  'results-oriented',
  'detail-oriented',
  'detail oriented',
  'attention to detail',
  'self-starter',
  'self-motivated',
  'self motivated',
  'highly motivated',
  'very motivated',
  'go-getter',
  'fast learner',
  'quick learner',
  'excellent communication skills',
  'strong communication skills',
  'good communication skills',
  'people person',
  'synergy',
  'proven track record',
  'dynamic',
  'passionate about',
  'best of breed',
  'work well under pressure',
  'multitasker',
  'go the extra mile',
  'references available on request',
  'references available upon request',
].map((phrase) => ({ phrase, pattern: new RegExp(`\\b${phrase}\\b`, 'i') }));

/** Whether the same words come again and again. */
export function checkRepetition(resume: Resume): Check {
  const losses = [sameOpenings(resume), sameLines(resume), wornPhrases(resume)];
  const good = losses.some(Boolean) ? '' : 'Your lines do not repeat one another.';
  return check('repetition', 'Repetition', OF, good, losses);
}

function sameOpenings({ statements }: Resume): Loss | null {
  const byOpening = Map.groupBy(
    statements.filter(({ text }) => /^\p{L}+\s/u.test(text)),
    ({ text }) => text.split(' ')[0]?.toLowerCase() ?? '',
  );
  const limit = Math.max(TOO_OFTEN, Math.ceil(statements.length * ROOM));
  const often = [...byOpening].filter(([, lines]) => lines.length >= limit);
  if (often.length === 0) return null;
  const words = often.map(([word, lines]) => `“${word}” ${count(lines.length, 'time')}`);
  return {
    points: Math.min(
      4,
      often.reduce((sum, [, lines]) => sum + lines.length - limit + 1, 0),
    ),
    sentence: `Lines open with the same word: ${list(words.slice(0, 3))}.`,
    advice: 'Say what differed each time; a second verb usually brings a second fact with it.',
    evidence: quote(often.flatMap(([, lines]) => lines)),
  };
}

function sameLines({ statements }: Resume): Loss | null {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const groups = Map.groupBy(statements, ({ text }) => plain(text));
  const twice = [...groups.values()].filter(({ length }) => length > 1);
  if (twice.length === 0) return null;
  return {
    points: Math.min(3, twice.length),
    sentence: `${count(twice.length, 'line appears', 'lines appear')} more than once, word for word.`,
    advice: 'Keep each where it matters most and use the room for something new.',
    evidence: quote(twice.flatMap((lines) => lines[0] ?? [])),
  };
}

function wornPhrases({ lines }: Resume): Loss | null {
  const hits = lines.flatMap((line) =>
    WORN.filter(({ pattern }) => pattern.test(line.text)).map(({ phrase }) => ({ phrase, line })),
  );
  const phrases = [...new Set(hits.map(({ phrase }) => phrase))];
  if (phrases.length < 2) return null;
  return {
    points: Math.min(3, phrases.length - 1),
    sentence: `Worn phrases: ${list(phrases.slice(0, 5).map((phrase) => `“${phrase}”`))}.`,
    advice: 'Cut them, or replace each with a line that proves it.',
    evidence: quote(hits.map(({ line }) => line)),
  };
}
