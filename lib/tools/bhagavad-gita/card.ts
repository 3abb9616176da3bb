import Flower2 from 'lucide-react/icons/flower-2';
import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'bhagavad-gita',
  path: '/ai/bhagavad-gita',
  label: 'Bhagavad Gita',
  title: 'Random Bhagavad Gita verse',
  description:
    'One verse at a time, with its translation, chapter and number, to start a quiet minute.',
  icon: Flower2,
  gradient: { from: 'oklch(0.655 0.14 72)', to: 'oklch(0.56 0.14 54)' },
  type: 'bhagavad-gita',
};
