import { z } from 'zod';

const entry = z.object({ title: z.string(), text: z.string(), risk: z.string().optional() });

/** What a tool of the companion may answer: entries of the glossary, or the outcome of a sum. */
const result = z.object({
  entries: z.array(entry).optional(),
  related: z.array(z.string()).default([]),
  summary: z.string().optional(),
  given: z.record(z.string(), z.unknown()).default({}),
  figures: z.record(z.string(), z.string()).default({}),
  formula: z.string().optional(),
  risk: z.string().optional(),
  error: z.string().optional(),
});

type Result = z.output<typeof result>;
type Entry = z.output<typeof entry>;

const COMPARISON = /\b(?:difference|differ|versus|vs\.?|compared?|or)\b/i;

/** A tool's result in words; undefined where it has none. `asked` are the arguments it was called with. */
export function composeResult(
  content: string,
  question: string,
  asked: Record<string, unknown>,
): string | undefined {
  const parsed = result.safeParse(parseFence(content));
  if (!parsed.success) return 'The tool gave nothing I can read.';
  const { entries, error } = parsed.data;
  if (error) return error;
  return entries ? composeEntries(entries, parsed.data, question) : composeSum(parsed.data, asked);
}

function composeEntries(entries: Entry[], { related }: Result, question: string) {
  const [first, second] = entries;
  if (!first) return undefined;
  if (question === '') {
    const lines = entries.map(({ title, text }) => `- **${title}**: ${text}`);
    return `## What I can explain\n\n${lines.join('\n')}`;
  }
  if (second && COMPARISON.test(question)) {
    const place = ({ title }: Entry) => question.toLowerCase().indexOf(title.toLowerCase());
    const inOrder = [first, second].sort((one, other) => place(one) - place(other));
    return inOrder.map((one) => explain(one, '###')).join('\n\n');
  }
  const titles = [...entries.slice(1).map(({ title }) => title), ...related].slice(0, 2);
  const close = titles.length > 0 ? `\n\nClose to it: ${titles.join(', ').toLowerCase()}.` : '';
  return `${explain(first, '##')}${close}`;
}

const explain = ({ title, text, risk }: Entry, heading: string) =>
  `${heading} ${title}\n\n${text}${riskLine(risk)}`;

const riskLine = (risk: string | undefined) =>
  risk ? `\n\nRisk: ${risk.charAt(0).toLowerCase()}${risk.slice(1)}` : '';

function composeSum({ summary, given, figures, formula, risk }: Result, asked: object): string {
  const others = Object.entries(figures).slice(1, 4);
  const assumed = Object.entries(given)
    .filter(([name, value]) => value !== null && value !== undefined && !(name in asked))
    .map(([name, value]) => assumption(name, value));
  const parts = [
    `**${summary}**`,
    others.map(([label, value]) => `- ${label}: ${value}`).join('\n'),
    assumed.length > 0 ? `Assumed: ${assumed.join(', ')}. Open the card to change it.` : '',
    formula ? `How it is worked out: ${formula}` : '',
  ];
  return parts.filter(Boolean).join('\n\n') + riskLine(risk);
}

/** `weight_percent` 50 as "weight 50%". */
function assumption(name: string, value: unknown): string {
  const plain = name.replace(/_(?:percent|usd)$/, '').replaceAll('_', ' ');
  if (name.endsWith('_percent')) return `${plain} ${String(value)}%`;
  return name.endsWith('_usd') ? `${plain} $${String(value)}` : `${plain} ${String(value)}`;
}

function parseFence(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^<data>|<\/data>$/g, ''));
  } catch {
    return undefined;
  }
}
