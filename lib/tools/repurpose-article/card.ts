import type { ToolDeclaration } from '@/lib/tools/card';

export const card: ToolDeclaration = {
  id: 'repurpose-article',
  endpoint: 'repurpose-article',
  type: 'post',
  keeps: 'text',
  isPaid: true,
};
