import { z } from 'zod';
import type { Concept } from '../defi/concept';
import { concepts } from '../defi/concepts';
import { conceptOf, type Match } from '../defi/retrieve';
import type { Intent } from '../defi/intents';

const result = z.object({
  title: z.string().optional(),
  summary: z.string().optional(),
  given: z.record(z.string(), z.unknown()).default({}),
  figures: z.record(z.string(), z.string()).default({}),
  formula: z.string().optional(),
  source: z.string().optional(),
  risk: z.string().optional(),
  error: z.string().optional(),
});

const riskLine = (risk: string | undefined) =>
  risk ? `\n\nRisk: ${risk.charAt(0).toLowerCase()}${risk.slice(1)}` : '';

/** A tool's result in words: the outcome, what it rests on, and the idea behind it. */
export function composeResult(content: string, intent: Intent | undefined): string {
  const parsed = result.safeParse(parseFence(content));
  const concept = intent && conceptOf(intent.concept);
  if (!parsed.success || parsed.data.error) {
    const why = parsed.success ? parsed.data.error : 'The calculator gave nothing I can read.';
    return concept ? `${why}\n\n${concept.text}` : (why ?? '');
  }
  const { summary = '', given, figures, formula, risk } = parsed.data;
  const others = Object.entries(figures).slice(1, 4);
  const assumed = Object.entries(given)
    .filter(
      ([name, value]) => value !== null && value !== undefined && !(name in (intent?.args ?? {})),
    )
    .map(([name, value]) => assumption(name, value));
  return [
    `**${summary}**`,
    others.length > 0 ? others.map(([label, value]) => `- ${label}: ${value}`).join('\n') : '',
    assumed.length > 0
      ? `You did not say, so I assumed: ${assumed.join(', ')}. Open the card to change it.`
      : '',
    concept?.text ?? '',
    formula ? `How it is worked out: ${formula}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat(riskLine(risk));
}

/** `weight_percent` 50 as "weight 50 %". */
function assumption(name: string, value: unknown): string {
  const plain = name.replace(/_(?:percent|usd)$/, '').replaceAll('_', ' ');
  if (name.endsWith('_percent')) return `${plain} ${String(value)} %`;
  return name.endsWith('_usd') ? `${plain} $${String(value)}` : `${plain} ${String(value)}`;
}

function parseFence(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^<data>|<\/data>$/g, ''));
  } catch {
    return undefined;
  }
}

/** One idea, or two side by side when the question compares them. */
export function composeConcepts(question: string, matches: readonly Match[]): string {
  const [first, ...rest] = matches;
  if (!first) return '';
  const isComparison = /\b(?:difference|differ|versus|vs\.?|compared?|or)\b/i.test(question);
  const second = isComparison
    ? rest.find(({ at, score }) => at >= 0 && at !== first.at && score > first.score / 3)
    : undefined;
  if (second) {
    return [first, second]
      .sort((left, right) => left.at - right.at)
      .map(({ concept }) => explain(concept, '###'))
      .join('\n\n');
  }
  const near = rest.slice(0, 2).filter(({ score }) => score > first.score / 3);
  const more =
    near.length > 0
      ? `\n\nClose to it: ${near.map(({ concept }) => concept.title.toLowerCase()).join(', ')}.`
      : '';
  return `${explain(first.concept, '##')}${more}`;
}

const explain = ({ title, text, risk }: Concept, heading: string) =>
  `${heading} ${title}\n\n${text}${riskLine(risk)}`;

/** Every idea in a sentence, for who asks what there is. */
export function composeGlossary(): string {
  const lines = concepts.map(
    ({ title, text }) => `- **${title}**: ${text.split(/(?<=\.) /)[0] ?? ''}`,
  );
  return `## What I can explain\n\n${lines.join('\n')}`;
}
