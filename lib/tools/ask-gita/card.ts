import type { ToolDeclaration } from '@/lib/tools/card';

export const card: ToolDeclaration = {
  id: 'ask-gita',
  endpoint: 'ask-gita',
  type: 'bhagavad-gita',
  keeps: 'text',
  isPaid: true,
};
