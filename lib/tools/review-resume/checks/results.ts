import { findDateRanges } from '../reading/date-ranges.ts';
import type { Resume } from '../reading/resume.ts';
import type { Check } from '../types.ts';
import { check, count, quote } from './check.ts';

const OF = 15;
/** Share of statements with a number from which nothing is missing. */
const ENOUGH = 0.4;
const FEWEST = 3;

const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|dozens?|hundreds?|thousands?|millions?|billions?|half|halved|doubled|tripled|quadrupled|twice)\b/i;
const NAMES_WITH_NUMBERS =
  /\b(?:ISO|IEC|DIN|EN|IEEE|RFC|HTML|CSS|ES|Web|Python|Java|PHP|Angular|Vue|Office|Windows|Industry|SOC|PRINCE|Level|Type|Phase|Q[1-4])[\s-]?\d+(?:\.\d+)*|\b(?:B2B|B2C|C2C|S3|EC2|K8s|OAuth2?|HTTP\/\d|3D|2D|4K|5G|4G|3G|24\/7|360°?)\b/gi;
const YEARS = /(?<![\d.,])(?:19[5-9]|20\d)\d(?![\d.,]*\d|\s?%)/g;

/** True when a statement holds a quantity: a figure that is no date and no part of a name. */
export function hasQuantity(text: string): boolean {
  const undated = findDateRanges(text).reduce(
    (rest, { quote: range }) => rest.replace(range, ''),
    text,
  );
  const rest = undated.replace(NAMES_WITH_NUMBERS, '').replace(YEARS, '');
  return /\p{Nd}/u.test(rest) || NUMBER_WORDS.test(rest);
}

/** Whether the work is shown by its results, in figures. */
export function checkResults({ statements, sections, lines }: Resume): Check {
  const title = 'Quantified results';
  const plain = statements.filter(({ text }) => !hasQuantity(text));
  const counted = statements.length - plain.length;
  if (statements.length < FEWEST) {
    const experience = sections.find(({ id }) => id === 'experience')?.lines ?? [];
    return check('results', title, OF, '', [
      {
        points: statements.length === 0 ? OF : OF - counted * 3,
        sentence:
          statements.length === 0
            ? 'We found no line that says what you achieved.'
            : `We found only ${count(statements.length, 'line')} that say what you did.`,
        advice:
          'Give each job two to five bullet points: what you did, and what came of it in figures.',
        evidence: quote(experience.length > 0 ? experience : lines.slice(0, 4)),
      },
    ]);
  }
  const share = counted / statements.length;
  const points = Math.round(OF * Math.max(0, 1 - share / ENOUGH));
  return check(
    'results',
    title,
    OF,
    `${counted} of ${count(statements.length, 'line')} hold a figure.`,
    [
      points === 0
        ? null
        : {
            points,
            sentence:
              counted === 0
                ? `None of the ${statements.length} lines about your work holds a figure.`
                : `Only ${counted} of ${statements.length} lines about your work hold a figure.`,
            advice:
              'Say how many, how much, how often or how fast. Use a number only if you can defend it.',
            evidence: quote(plain),
          },
    ],
  );
}
