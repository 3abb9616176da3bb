import { wordsOf } from '../reading/language.ts';
import type { Resume } from '../reading/resume.ts';
import { joinStatements } from '../reading/statements.ts';
import type { Check, Loss } from '../types.ts';
import { check, count, quote } from './check.ts';

const OF = 9;
const LONG_LINE = 34;
const WALL = 70;
const SMALL_TYPE = 9;
const FIRST_PERSON = /(?<![\p{L}.])(?:I|me|my|mine|myself|I'm|I've|I’m|I’ve)(?![\p{L}.])/gu;

/** Whether it can be skimmed: short lines, no walls of text, type large enough, no "I". */
export function checkReadability(resume: Resume): Check {
  const losses = [
    longLines(resume),
    walls(resume),
    firstPerson(resume),
    smallType(resume),
    shouting(resume),
  ];
  const average = resume.statements.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const mean = Math.round(average / Math.max(1, resume.statements.length));
  const good = resume.statements.length > 0 ? `Your lines have ${mean} words on average.` : '';
  return check('readability', 'Readability', OF, good, losses);
}

function longLines({ statements }: Resume): Loss | null {
  const long = statements.filter(
    ({ text, isBullet }) => isBullet && wordsOf(text).length > LONG_LINE,
  );
  if (long.length === 0) return null;
  return {
    points: Math.min(4, long.length),
    sentence: `${count(long.length, 'bullet point runs', 'bullet points run')} to more than ${LONG_LINE} words.`,
    advice: 'Split each in two or cut the run-up; a recruiter gives a line about two seconds.',
    evidence: quote(long),
  };
}

function walls({ sections }: Resume): Loss | null {
  const blocks = sections
    .flatMap(joinStatements)
    .filter(({ text, isBullet }) => !isBullet && wordsOf(text).length > WALL);
  if (blocks.length === 0) return null;
  return {
    points: Math.min(4, blocks.length * 2),
    sentence: `${count(blocks.length, 'paragraph is', 'paragraphs are')} longer than ${WALL} words.`,
    advice: 'Break it into bullet points of one or two lines.',
    evidence: quote(blocks),
  };
}

function firstPerson({ sections, language }: Resume): Loss | null {
  if (language !== 'en') return null;
  const lines = sections.flatMap((section) => section.lines);
  const hits = lines.filter(({ text }) => text.match(FIRST_PERSON));
  const times = hits.reduce((sum, { text }) => sum + (text.match(FIRST_PERSON)?.length ?? 0), 0);
  if (times < 3) return null;
  return {
    points: 2,
    sentence: `“I”, “me” or “my” is used ${count(times, 'time')}.`,
    advice: 'Leave the pronoun out and begin with the verb.',
    evidence: quote(hits),
  };
}

function smallType({ bodySize, lines }: Resume): Loss | null {
  if (bodySize >= SMALL_TYPE) return null;
  return {
    points: 2,
    sentence: `The running text is set in ${bodySize} point type.`,
    advice: 'Set it in 10 or 11 points; cut words rather than size.',
    evidence: quote(lines.filter(({ size }) => Math.abs(size - bodySize) < 0.5)).slice(0, 2),
  };
}

function shouting({ statements, sections }: Resume): Loss | null {
  const body = [
    ...statements,
    ...sections.filter(({ id }) => id === 'summary').flatMap(joinStatements),
  ];
  const loud = body.filter(
    ({ text }) => wordsOf(text).length >= 5 && /\p{Lu}/u.test(text) && text === text.toUpperCase(),
  );
  if (loud.length === 0) return null;
  return {
    points: 1,
    sentence: `${count(loud.length, 'line is', 'lines are')} set in capitals throughout.`,
    advice: 'Keep capitals for headings; in running text they slow the reader down.',
    evidence: quote(loud),
  };
}
