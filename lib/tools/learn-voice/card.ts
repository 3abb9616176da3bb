import type { ToolDeclaration } from '@/lib/tools/card';

export const card: ToolDeclaration = {
  id: 'learn-voice',
  endpoint: 'voices',
  type: 'article',
  keeps: 'text',
  isPaid: true,
  largeField: { name: 'samples', bodyLimit: 256 * 1024 },
};
