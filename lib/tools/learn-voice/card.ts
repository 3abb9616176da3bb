import type { ToolDeclaration } from '@/lib/tools/card';

export const card: ToolDeclaration = {
  id: 'learn-voice',
  endpoint: 'voices',
  type: 'article',
  keeps: 'text',
  isPaid: true,
  bodyLimit: 128 * 1024,
};
