import type { ToolCard } from '@/lib/tools/card';
import { card as removeBackground } from '@/lib/tools/remove-background/card';
import { CUT_OUT_PROMPT } from '@/lib/tools/remove-background/stored-prompt';
import { toolForType } from '@/lib/tools/registry';

/** The tool a creation was made with: cut-outs are pictures too, and known by their prompt. */
export function toolOf({ type, prompt }: { type: string; prompt: string }): ToolCard | undefined {
  return type === 'image' && prompt === CUT_OUT_PROMPT ? removeBackground : toolForType(type);
}
