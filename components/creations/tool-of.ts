import type { ToolCard } from '@/lib/tools/card';
import { card as removeBackground } from '@/lib/tools/remove-background/card';
import { toolForType } from '@/lib/tools/registry';

const CUT_OUT = 'Remove background from image';

/** The tool a creation was made with: cut-outs are pictures too, and known by their prompt. */
export function toolOf({ type, prompt }: { type: string; prompt: string }): ToolCard | undefined {
  return type === 'image' && prompt === CUT_OUT ? removeBackground : toolForType(type);
}
