import Scissors from 'lucide-react/icons/scissors';
import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'remove-background',
  path: '/ai/remove-background',
  label: 'Remove Background',
  title: 'Background removal',
  description: 'Upload a photo and get its subject back, cleanly cut, on a transparent ground.',
  icon: Scissors,
  gradient: { from: 'oklch(0.63 0.1 178)', to: 'oklch(0.47 0.085 172)' },
  type: 'image',
};
