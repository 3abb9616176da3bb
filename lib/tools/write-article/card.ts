import PenLine from 'lucide-react/icons/pen-line';
import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'write-article',
  path: '/ai/write-article',
  label: 'Write Article',
  title: 'Article writing',
  description:
    'Give a topic and a length. Get a structured draft that you can edit, copy and keep.',
  icon: PenLine,
  gradient: { from: 'oklch(0.66 0.19 42)', to: 'oklch(0.53 0.19 27)' },
  type: 'article',
};
