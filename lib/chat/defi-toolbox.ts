import { z } from 'zod';
import { type Card, type DefiLlama, defiTools, runDefiTool } from '@/lib/providers/defi';
import { glossaryTool, lookUp } from '@/lib/providers/defi/glossary/look-up';
import type { TextTool } from '@/lib/providers/text';
import type { Toolbox } from './toolbox';

const tools: TextTool[] = [glossaryTool, ...defiTools].map(({ name, description, input }) => {
  const { $schema: _, ...parameters } = z.toJSONSchema(input, { io: 'input' });
  return { type: 'function', function: { name, description, parameters } };
});

/** The companion's glossary, calculators and live figures as functions of a model. */
export function defiToolbox(llama: DefiLlama): Toolbox {
  return {
    tools,
    async run({ function: { name, arguments: text } }, signal) {
      const args = parseJson(text);
      if (args === undefined) {
        return {
          content: fence({ error: 'The arguments are not valid JSON. Send one JSON object.' }),
        };
      }
      if (name === glossaryTool.name) return { content: fence(explain(args)) };
      const run = await runDefiTool(name, args, { llama, signal });
      return 'fault' in run
        ? { content: fence({ error: run.fault }) }
        : { content: fence(forModel(run.card)), card: run.card };
    },
  };
}

function explain(args: unknown): object {
  const parsed = glossaryTool.input.safeParse(args);
  return parsed.success ? lookUp(parsed.data) : { error: 'The question needs to be a short text.' };
}

/** What the model needs of a card to write about it. */
function forModel({
  title,
  summary,
  inputs,
  results,
  table,
  formula,
  source,
  at,
  risk,
  failure,
}: Card) {
  const given = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  if (failure) return { title, given, error: failure };
  const figures = Object.fromEntries(results.map(({ label, value }) => [label, value]));
  return { title, summary, given, figures, table, formula, source: source.name, at, risk };
}

/** Results are data to the model, whatever they say; nothing in them can close the fence. */
function fence(value: object): string {
  return `<data>${JSON.stringify(value).replaceAll('<', '\\u003c')}</data>`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}
