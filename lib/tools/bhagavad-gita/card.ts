import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'bhagavad-gita',
  path: '/ai/bhagavad-gita',
  label: 'Bhagavad Gita',
  title: 'Random Bhagavad Gita verse',
  description: 'One verse at a time, with its translation, chapter and number, for a quiet minute.',
  icon: 'M12 5a3 3 0 1 1 3 3m-3-3a3 3 0 1 0-3 3m3-3v1M9 8a3 3 0 1 0 3 3M9 8h1m5 0a3 3 0 1 1-3 3m3-3h-1m-2 3v-1M10 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M12 10v12M12 22c4.2 0 7-1.667 7-5-4.2 0-7 1.667-7 5ZM12 22c-4.2 0-7-1.667-7-5 4.2 0 7 1.667 7 5Z',
  gradient: { from: 'oklch(0.655 0.14 72)', to: 'oklch(0.56 0.14 54)' },
  endpoint: 'bhagavad-gita',
  type: 'bhagavad-gita',
  keeps: 'text',
  viewer: 'verse',
  isPaid: false,
  body: 'none',
  isBare: true,
};
