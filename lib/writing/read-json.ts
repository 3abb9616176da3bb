import type { z } from 'zod';

const THINKING = /<think>[\s\S]*?(?:<\/think>|$)/g;

/**
 * The JSON object in a model's answer, whatever it wrote around it; undefined when there is none or it is
 * not what the schema asks for.
 */
export function readJson<S extends z.ZodType>(answer: string, schema: S): z.output<S> | undefined {
  const text = answer.replace(THINKING, '');
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from === -1 || to <= from) return undefined;
  try {
    return schema.safeParse(JSON.parse(text.slice(from, to + 1))).data;
  } catch {
    return undefined;
  }
}
