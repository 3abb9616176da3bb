import type { z } from 'zod';
import type { Database } from '@/db/database';
import type { ToolDeclaration } from '@/lib/tools/card';
import type { User } from '@/lib/user';

/** What a run may use besides its own providers. */
export interface RunContext {
  user: User;
  /** Aborts when the person leaves or presses stop. */
  signal: AbortSignal;
  /** Sends text deltas to a reader who asked for a stream, at the reader's pace; goes nowhere otherwise. */
  write(deltas: readonly string[]): Promise<void>;
  /** The database, opened when first asked for; rejects when it cannot be reached. */
  database(): Promise<Database>;
  /** The `Idempotency-Key` of the request, where one was sent. */
  idempotencyKey: string | undefined;
  /** A digest of what is asked, files included: the same for the same request. */
  requestHash: string;
}

/** What a run made, for the answer and for the history. */
export interface RunResult {
  /** What the history keeps: Markdown, an address, or JSON text, by creation type. */
  content: string;
  /** Fields of the answer; `{ content }` when left out. */
  payload?: object;
  /** A word to the person beside the result. */
  message?: string;
  /** False for a run that gave less than was asked for and is not charged. */
  isCharged?: boolean;
  /** False for a result that does not enter the history. */
  isSaved?: boolean;
  /** The creation that `content` goes on, whose next text it becomes. */
  continues?: { id: string; version: number };
  prompt?: string;
  data?: unknown;
  model?: string;
  source?: string;
  isSandbox?: boolean;
  isPartial?: boolean;
  isPublished?: boolean;
  wordCount?: number;
  mediaKey?: string;
  /** The creation it was made from. */
  parentId?: string;
  /** The project it was made in. */
  projectId?: string;
}

type Factories = Record<string, () => unknown>;
type Resolved<U extends Factories> = { [K in keyof U]: Awaited<ReturnType<U[K]>> };

/** What a tool does, beside what its card says. */
export interface ToolParts<S extends z.ZodType = z.ZodType, U extends Factories = Factories> {
  input: S;
  /** Providers by name, made when a run begins; a test passes plain objects instead. */
  uses: U;
  /** The prompt the history shows. */
  storedPrompt(input: z.output<S>): string;
  /** What the history keeps of the input for "open in tool"; nothing when left out. */
  storedInput?(input: z.output<S>): unknown;
  run(input: z.output<S>, context: RunContext & Resolved<U>): Promise<RunResult>;
}

/** A tool whole: what it says of itself and what it does. */
export type Tool<
  S extends z.ZodType = z.ZodType,
  U extends Factories = Factories,
> = ToolDeclaration & ToolParts<S, U>;

/** Completes a card with input schema, providers and the run itself; knows no HTTP and no SQL. */
export function defineTool<S extends z.ZodType, U extends Factories>(
  card: ToolDeclaration,
  parts: ToolParts<S, U>,
): Tool<S, U> {
  return { ...card, ...parts };
}

/** The tool's providers, resolved side by side. */
export async function resolveUses<U extends Factories>(uses: U): Promise<Resolved<U>> {
  const entries = Object.entries(uses).map(async ([name, make]) => [name, await make()] as const);
  return Object.fromEntries(await Promise.all(entries)) as Resolved<U>;
}
