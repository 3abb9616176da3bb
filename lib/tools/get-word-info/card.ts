import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'get-word-info',
  path: '/ai/get-word-info',
  label: 'Word Info',
  title: 'Word meaning and pronunciation',
  description:
    'Look up a word to see what it means, part of speech by part of speech, and how it sounds.',
  icon: 'M20 15l-5.5 5.5L12 18M4 16l6-12 5.115 10.23M6 12h8',
  gradient: { from: 'oklch(0.635 0.15 133)', to: 'oklch(0.49 0.12 146)' },
  endpoint: 'get-word-info',
  type: 'word-info',
  keeps: 'json',
  viewer: 'word',
  isPaid: false,
};
