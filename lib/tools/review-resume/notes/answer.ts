import { z } from 'zod';

const text = z.string().trim().min(1).max(1_000);
/** A list whose broken items are left out instead of failing the whole. */
const listOf = <T extends z.ZodType>(item: T, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.slice(0, most * 2).flatMap((each): z.output<T>[] => {
        const parsed = item.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const remark = z.object({ quote: text, text });
const rewrite = z.object({ quote: text, suggestion: text, why: text.catch('') });
const schema = z.object({
  summary: z.string().trim().max(2_000).catch(''),
  strengths: listOf(remark, 3),
  concerns: listOf(remark, 4),
  rewrites: listOf(rewrite, 6),
});

/** A model's answer as it claims to be; nothing in it has been checked against the resume yet. */
export type ModelAnswer = z.output<typeof schema>;

const withoutThinking = (answer: string) => answer.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '');

function findJson(answer: string): unknown {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  if (from === -1 || to <= from) return null;
  try {
    return JSON.parse(answer.slice(from, to + 1));
  } catch {
    return null;
  }
}

/** What can be saved of JSON that was cut off or miswritten: its summary and each item that is whole. */
function salvage(answer: string): unknown {
  const summary = /"summary"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(answer)?.[1];
  const items = [...answer.matchAll(/\{[^{}]*\}/g)].map(([item]) => findJson(item));
  const having = (key: string) =>
    items.filter((item) => typeof item === 'object' && item !== null && key in item);
  return {
    summary: summary ? findJsonText(summary) : '',
    concerns: having('text'),
    rewrites: having('suggestion'),
  };
}

function findJsonText(literal: string): unknown {
  try {
    return JSON.parse(literal);
  } catch {
    return '';
  }
}

const QUOTED = /[“"«]([^“”"«»\n]{12,400})[”"»]/u;

/** An answer in Markdown instead of JSON: list lines with a quotation are remarks, prose is the summary. */
function readMarkdown(answer: string): ModelAnswer {
  const blocks = answer
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:#|```|\|?[-=*_\s|:]+$)/.test(line))
    .map((line) => ({
      isItem: /^(?:[-*•>]|\d+[.)])\s/.test(line),
      line: line.replace(/^(?:[-*•>]|\d+[.)])\s+/, ''),
    }));
  const concerns = blocks.flatMap(({ line }) => {
    const quote = QUOTED.exec(line)?.[1];
    return quote ? [{ quote, text: line }] : [];
  });
  const prose = blocks.filter(({ line }) => !QUOTED.test(line)).map(({ line }) => line);
  return {
    summary: prose.join('\n').slice(0, 4_000),
    strengths: [],
    concerns: concerns.slice(0, 8),
    rewrites: [],
  };
}

/** Reads a model's answer: the JSON it was asked for, else whatever prose it wrote. */
export function readAnswer(raw: string): ModelAnswer {
  const answer = withoutThinking(raw);
  const isJson = /^\s*(?:```\w*\s*)?\{/.test(answer);
  const json = findJson(answer) ?? (isJson ? salvage(answer) : null);
  const parsed = json === null || Array.isArray(json) ? null : schema.safeParse(json);
  return parsed?.success ? parsed.data : readMarkdown(answer);
}
