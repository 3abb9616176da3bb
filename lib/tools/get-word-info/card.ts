import SpellCheck from 'lucide-react/icons/spell-check';
import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'get-word-info',
  path: '/ai/get-word-info',
  label: 'Word Info',
  title: 'Word meaning and pronunciation',
  description:
    'Look up a word to see what it means, part of speech by part of speech, and how it sounds.',
  icon: SpellCheck,
  gradient: { from: 'oklch(0.635 0.15 133)', to: 'oklch(0.49 0.12 146)' },
  type: 'word-info',
};
