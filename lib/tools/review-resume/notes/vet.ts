import { site } from '@/lib/site';
import type { ModelNotes, Remark, Rewrite } from '../types';
import type { ModelAnswer } from './answer';
import { cleanText, sentencesOf } from './clean';
import { factsOf, lostFacts, newFacts, newNames } from './facts';
import { findQuote, plain } from './quotes';
import type { Passage } from './source';

/** Words a reviewer may use though no resume has them. */
const TRADE = `x ATS CV PDF HR KPI KPIs STAR URL AI OK IT Resume Experience Summary Skills Education Languages ${site.name} LinkedIn Recruiter Recruiters English`;
/** Verdicts that are not a reviewer's to give, whoever asked for them. */
const VERDICT =
  /\bscores?\b|\bout of (?:ten|100|10)\b|\/\s?100?\b|\b(?:best|ideal|perfect|top) candidate\b|\b(?:hire|hired|shortlist)\b|\b(?:previous|these|my) instructions?\b/i;
const WHOLE_LINE = 0.6;

type Vetted = Omit<ModelNotes, 'model'>;

/**
 * Keeps of a model's answer only what can be checked against the resume: quotes that are in it,
 * rewrites that keep a line's figures and names and add none, remarks and sentences that name nothing
 * the resume and the job description do not.
 */
export function vetAnswer(
  answer: ModelAnswer,
  passages: readonly Passage[],
  description = '',
): Vetted {
  const everything = factsOf(
    [...passages.map(({ text, section }) => `${section}\n${text}`), description, TRADE].join('\n'),
  );
  const isFair = (text: string) => !VERDICT.test(text);
  const remarks = (given: ModelAnswer['strengths'], isKept: (text: string) => boolean) =>
    given.flatMap(({ quote, text }): Remark[] => {
      const passage = findQuote(passages, quote);
      const clean = cleanText(text);
      return passage && clean && isFair(clean) && isKept(clean)
        ? [{ ...shown(passage, quote), text: clean }]
        : [];
    });
  const isTrue = (text: string) => newFacts(text, everything).length === 0;
  const strengths = remarks(answer.strengths, isTrue);
  const concerns = remarks(answer.concerns, (text) => newNames(text, everything).length === 0);
  const rewrites = answer.rewrites.flatMap((each) => vetRewrite(each, passages));
  const sentences = sentencesOf(answer.summary);
  const summary = sentences.filter((sentence) => isFair(sentence) && isTrue(sentence));
  const given =
    sentences.length + answer.strengths.length + answer.concerns.length + answer.rewrites.length;
  const kept = summary.length + strengths.length + concerns.length + rewrites.length;
  return {
    summary: summary.join(' '),
    strengths: strengths.slice(0, 3),
    concerns: concerns.slice(0, 4),
    rewrites: rewrites.slice(0, 6),
    dropped: given - kept,
  };
}

/** The line a quote comes from: whole where the quote is most of it, else the quote as it is written there. */
function shown({ text, page }: Passage, quote: string) {
  const isMost = plain(quote).length >= plain(text).length * WHOLE_LINE;
  return { quote: isMost ? text : quote.trim(), page };
}

function vetRewrite(
  { quote, suggestion, why }: ModelAnswer['rewrites'][number],
  passages: readonly Passage[],
): Rewrite[] {
  const passage = findQuote(passages, quote);
  const better = cleanText(suggestion).replace(/^["'“•\s-]+|(?<!["'”\s])["'”\s]+$/g, '');
  if (!passage || better === '' || plain(better) === plain(quote)) return [];
  const line = shown(passage, quote);
  const source = factsOf(passage.text);
  const isTrue =
    newFacts(better, source).length === 0 && lostFacts(better, line.quote).length === 0;
  const reason = cleanText(why);
  const isFair = !VERDICT.test(better);
  return isTrue && isFair
    ? [{ ...line, suggestion: better, why: VERDICT.test(reason) ? '' : reason }]
    : [];
}
