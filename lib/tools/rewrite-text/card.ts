import type { ToolDeclaration } from '@/lib/tools/card';

export const card: ToolDeclaration = {
  id: 'rewrite-text',
  endpoint: 'rewrite-text',
  type: 'article',
  keeps: 'text',
  isPaid: true,
  isStreamable: true,
};
