import Music2 from 'lucide-react/icons/music-2';
import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'get-lyrics',
  path: '/ai/get-lyrics',
  label: 'Get Lyrics',
  title: 'Lyrics search',
  description: 'Name a song and its artist. Get the words alone, cleaned of notes and credits.',
  icon: Music2,
  gradient: { from: 'oklch(0.62 0.19 8)', to: 'oklch(0.48 0.18 18)' },
  type: 'lyrics',
};
