/** What can be asked of a selection; the last two need an instruction. */
export const rewriteActions = [
  'improve',
  'shorten',
  'expand',
  'simplify',
  'formal',
  'friendly',
  'fix',
  'translate',
  'custom',
] as const;

export type RewriteAction = (typeof rewriteActions)[number];
