import { z } from 'zod';
import type { Card, CardInput } from './card';
import type { DefiTool, RunParts } from './tool';
import { defiTools } from './tools';

export type ToolRun =
  | { card: Card }
  /** What is wrong, in the names the caller used, and in the words on the card. */
  | { fault: string; advice: string };

/**
 * Runs a tool on arguments from outside: checked by its schema, numbers as text forgiven. A
 * fault is a sentence for whoever wrote them; what cannot be fetched is a card that says so.
 */
export async function runDefiTool(name: string, args: unknown, parts: RunParts): Promise<ToolRun> {
  const tool = defiTools.find((one) => one.name === name);
  if (!tool) {
    const names = defiTools.map((one) => one.name).join(', ');
    const fault = `There is no tool of that name. The tools are: ${names}.`;
    return { fault, advice: fault };
  }
  const parsed = tool.input.safeParse(forgive(tool, args));
  if (!parsed.success) return faultOf(parsed.error, tool);
  const computed = await tool.run(parsed.data, parts);
  const values = parsed.data as Record<string, CardInput['value']>;
  const card: Card = {
    id: crypto.randomUUID(),
    tool: tool.name,
    title: tool.title,
    summary: computed.summary,
    inputs: tool.fields.map((field) => ({ ...field, value: values[field.name] ?? null })),
    results: computed.results,
    ...(computed.table ? { table: computed.table } : {}),
    ...(tool.formula ? { formula: tool.formula } : {}),
    source: tool.source,
    at: computed.at ?? new Date().toISOString(),
    isLive: tool.isLive,
    risk: tool.risk,
    ...(computed.failure ? { failure: computed.failure } : {}),
  };
  return { card };
}

/** Numbers written as text ("1,000", "5%", "$20") as numbers; an empty field as left out. */
function forgive(tool: DefiTool, args: unknown): unknown {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return args;
  const given = Object.entries(args).flatMap(([name, value]) => {
    const field = tool.fields.find((one) => one.name === name);
    if (!field || value === '' || value === null) return [];
    if (field.kind !== 'number' || typeof value !== 'string') return [[name, value] as const];
    const number = Number(value.replace(/[\s,$%]/g, ''));
    return [[name, Number.isNaN(number) ? value : number] as const];
  });
  return Object.fromEntries(given);
}

function faultOf(error: z.ZodError, tool: DefiTool): { fault: string; advice: string } {
  const issues = error.issues.slice(0, 3);
  const named = (name: (field: string) => string) =>
    issues
      .map((issue) => `${name(issue.path.join('.')) || 'The input'} ${needOf(issue)}`)
      .join('; ');
  const labelOf = (field: string) => tool.fields.find((one) => one.name === field)?.label ?? field;
  return {
    fault: `These arguments cannot be used: ${named((field) => field)}.`,
    advice: `${named(labelOf)}.`,
  };
}

/** What a value has to be, completing a sentence that begins with its name. */
function needOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small')
    return `needs ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
  if (issue.code === 'too_big') return `needs at most ${issue.maximum}`;
  if (issue.code === 'invalid_type')
    return issue.expected === 'number' ? 'needs a number' : 'is missing';
  if (issue.code === 'invalid_value') return `is one of ${issue.values.join(', ')}`;
  return 'cannot be used as it is';
}
