import type { Check, Evidence, JobMatch, ModelNotes, ResumeReview } from './types';

/** Text of a resume or model inside Markdown: nothing in it can become a sign, a link or a picture. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~!$&]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim();
}

const quoted = ({ quote, page }: Evidence) => `  > ${escapeMarkdown(quote)} *(page ${page})*`;

function checkLines({ title, points, of, good, losses }: Check): string[] {
  return [
    `#### ${title}: ${points} of ${of}`,
    ...(good ? [good] : []),
    ...losses.map((loss) =>
      [
        `- **${loss.points > 0 ? `−${loss.points}` : 'Also'}** ${escapeMarkdown(loss.sentence)} ${escapeMarkdown(loss.advice)}`,
        ...loss.evidence.map(quoted),
      ].join('\n\n'),
    ),
  ];
}

function noteLines(notes: ModelNotes): string[] {
  const remark = ({ quote, page, text }: { quote: string; page: number; text: string }) =>
    `- ${escapeMarkdown(text)}\n\n${quoted({ quote, page })}`;
  return [
    '### The reviewer’s notes',
    ...(notes.summary ? [escapeMarkdown(notes.summary)] : []),
    ...(notes.strengths.length > 0 ? ['#### What works', ...notes.strengths.map(remark)] : []),
    ...(notes.concerns.length > 0
      ? ['#### What a recruiter will ask', ...notes.concerns.map(remark)]
      : []),
    ...(notes.rewrites.length > 0 ? ['#### Lines, said better'] : []),
    ...notes.rewrites.map(
      ({ quote, page, suggestion, why }) =>
        `- **${escapeMarkdown(suggestion)}**${why ? ` ${escapeMarkdown(why)}` : ''}\n\n${quoted({ quote, page })}`,
    ),
  ];
}

function matchLines({ matched, missing }: JobMatch): string[] {
  return [
    '### The job description',
    `Your resume has ${matched.length} of the ${matched.length + missing.length} things it asks for.`,
    ...(matched.length > 0 ? ['#### Found'] : []),
    ...matched.map(
      ({ keyword, section, quote, page }) =>
        `- **${escapeMarkdown(keyword)}**, under ${escapeMarkdown(section)}\n\n${quoted({ quote, page })}`,
    ),
    ...(missing.length > 0 ? ['#### Not found: add only what is true'] : []),
    ...missing.map(
      ({ keyword, asked }) =>
        `- **${escapeMarkdown(keyword)}**, asked for in “${escapeMarkdown(asked)}”`,
    ),
  ];
}

/** A review as Markdown: what the history keeps and what can be copied or downloaded. */
export function reviewMarkdown({ own, match, notes }: ResumeReview): string {
  const lost = own.checks.filter(({ losses }) => losses.length > 0);
  const kept = own.checks.filter(({ losses }) => losses.length === 0);
  return [
    `## ${own.score} of 100`,
    own.verdict,
    ...(notes ? noteLines(notes) : []),
    ...(match ? matchLines(match) : []),
    '### What we checked',
    ...lost.flatMap(checkLines),
    ...(kept.length > 0 ? ['#### Nothing to do here'] : []),
    ...kept.map(({ title, good }) => `- **${title}.** ${escapeMarkdown(good)}`),
  ].join('\n\n');
}
