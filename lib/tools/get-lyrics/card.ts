import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'get-lyrics',
  path: '/ai/get-lyrics',
  label: 'Get Lyrics',
  title: 'Lyrics search',
  description: 'Name a song and its artist. Get just the lyrics, without notes and credits.',
  icon: 'M19 6l-5.2-3.9a.5.5 0 0 0-.8.4V18M5 18a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  gradient: { from: 'oklch(0.62 0.19 8)', to: 'oklch(0.48 0.18 18)' },
  endpoint: 'get-lyrics',
  type: 'lyrics',
  keeps: 'text',
  viewer: 'lyrics',
  isPaid: false,
};
