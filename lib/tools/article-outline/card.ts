import type { ToolDeclaration } from '@/lib/tools/card';

export const card: ToolDeclaration = {
  id: 'article-outline',
  endpoint: 'article-outline',
  type: 'article',
  keeps: 'text',
  isPaid: true,
};
