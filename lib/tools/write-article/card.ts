import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'write-article',
  path: '/ai/write-article',
  label: 'Write Article',
  title: 'Article writing',
  description:
    'Give a topic and a length. Get a structured draft that you can edit, copy and keep.',
  icon: 'M13 21h8M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z',
  gradient: { from: 'oklch(0.66 0.19 42)', to: 'oklch(0.53 0.19 27)' },
  endpoint: 'generate-article',
  type: 'article',
  keeps: 'text',
  isPaid: true,
  isStreamable: true,
  largeField: { name: 'sources', bodyLimit: 512 * 1024 },
};
