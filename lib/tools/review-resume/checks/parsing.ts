import type { HiddenReason } from '@/lib/providers/pdf';
import type { Resume } from '../reading/resume.ts';
import { isLetterSpaced } from '../reading/section-names.ts';
import type { Check, Evidence, Loss } from '../types.ts';
import { check, count, list, quote } from './check.ts';
import { INJECTION_PATTERNS } from './injection-patterns.ts';

const OF = 15;
const FEWEST_HIDDEN = 10;
const SCRAMBLED_JUMPS = 6;
const ICON = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}]/u;
const ICONS = new RegExp(ICON, 'gu');
const BROKEN = /\uFFFD|(?![\t\n\r])\p{Cc}/u;

const REASONS: Record<HiddenReason, string> = {
  invisible: 'text without paint',
  'same-colour': 'text in the colour of its background',
  transparent: 'see-through text',
  tiny: 'text too small to see',
  'off-page': 'text beside the page',
  covered: 'text under a box',
  'hidden-layer': 'text in a switched-off layer',
};

/** What a tracking system trips over: hidden text, columns, tables, icons, unreadable letters. */
export function checkParsing(resume: Resume): Check {
  const losses = [
    recognised(resume),
    hidden(resume),
    orders(resume),
    columns(resume),
    table(resume),
    unreadable(resume),
    icons(resume),
    spaced(resume),
  ];
  const good = losses.some(Boolean) ? '' : 'A parser reads every word, in order.';
  return check('parsing', 'Machine reading', OF, good, losses);
}

function recognised({ isRecognised, lines }: Resume): Loss | null {
  if (!isRecognised) return null;
  return {
    points: 8,
    sentence:
      'The pages are pictures with recognised text laid under them, as a scanner makes them.',
    advice:
      'Export the resume from a word processor; recognised text carries slips you cannot see.',
    evidence: quote(lines.slice(0, 3)),
  };
}

function hidden({ isRecognised, pdf }: Resume): Loss | null {
  const runs = pdf.pages.flatMap((page) =>
    page.hidden.map((run) => ({ ...run, page: page.number })),
  );
  const letters = runs.reduce(
    (sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0),
    0,
  );
  if (isRecognised || letters < FEWEST_HIDDEN) return null;
  const kinds = [...new Set(runs.map(({ reason }) => REASONS[reason]))];
  return {
    points: 10,
    sentence: `A parser reads words here that a person cannot see: ${list(kinds)}.`,
    advice:
      'Take them out. Tracking systems look for hidden words and recruiters reject over them.',
    evidence: quote(runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))),
  };
}

function orders({ pdf, lines }: Resume): Loss | null {
  const unseen = pdf.pages.flatMap((page) =>
    page.hidden.map((run) => ({ ...run, page: page.number })),
  );
  const hits = [...lines, ...unseen].filter(({ text }) => INJECTION_PATTERNS.test(text));
  if (hits.length === 0) return null;
  return {
    points: 4,
    sentence: `${count(hits.length, 'line speaks', 'lines speak')} to a program instead of a person. We did not obey.`,
    advice:
      'Take such lines out: screening tools flag them, and a recruiter who finds one stops reading.',
    evidence: quote(hits),
  };
}

function columns({ layouts }: Resume): Loss | null {
  const set = layouts.flatMap(({ page, columns: two }) => (two ? [{ page, ...two }] : []));
  if (set.length === 0) return null;
  const isScrambled = set.some(({ jumps, rows }) => jumps >= SCRAMBLED_JUMPS && jumps >= rows / 2);
  const evidence: Evidence[] = quote(
    set.flatMap(({ page, merged }) => merged.slice(0, 3).map((text) => ({ text, page }))),
  );
  return isScrambled
    ? {
        points: 8,
        sentence:
          'Two columns are stored row by row, so a parser mixes them into lines like these.',
        advice: 'Use one column, or a template whose columns are real text boxes and not tabs.',
        evidence,
      }
    : {
        points: 3,
        sentence:
          'The page has two columns. Parsers that read straight across see lines like these.',
        advice: 'One column is the safe choice where a tracking system reads first.',
        evidence,
      };
}

function table({ layouts }: Resume): Loss | null {
  const rows = layouts.flatMap(({ page, table: cells }) => cells.map((text) => ({ text, page })));
  if (rows.length === 0) return null;
  return {
    points: 4,
    sentence: `${count(rows.length, 'row is', 'rows are')} in a table. Many parsers lose which cell belongs to which.`,
    advice: 'Write each row as a line with its dates at the end, and bullet points below it.',
    evidence: quote(rows),
  };
}

function unreadable({ lines }: Resume): Loss | null {
  const hits = lines.filter(({ text }) => BROKEN.test(text));
  if (hits.length === 0) return null;
  return {
    points: 5,
    sentence: `${count(hits.length, 'line holds', 'lines hold')} letters that do not say which letter they are.`,
    advice: 'Export again with fonts embedded, or choose another font, and copy the text to check.',
    evidence: quote(hits),
  };
}

function icons({ pdf }: Resume): Loss | null {
  const hits = pdf.pages.flatMap(({ number: page, text }) =>
    text.split('\n').flatMap((line) => (ICON.test(line) ? [{ text: shown(line), page }] : [])),
  );
  if (hits.length === 0) return null;
  return {
    points: 3,
    sentence: `Icons are used in ${count(hits.length, 'line')}; a parser reads each as an unknown letter, shown here as ▯.`,
    advice: 'Write the word instead: “Email”, “Phone”, and a skill level in words.',
    evidence: quote(hits),
  };
}

const shown = (line: string) => line.replaceAll(ICONS, '▯').trim();

function spaced({ lines }: Resume): Loss | null {
  const hits = lines.filter(({ text }) => isLetterSpaced(text));
  if (hits.length === 0) return null;
  return {
    points: 4,
    sentence: 'Words are set with gaps between their letters, so a parser reads pieces.',
    advice:
      'Set headings without letter-spacing; a parser that cannot read “Experience” skips the section.',
    evidence: quote(hits),
  };
}
