import Dumbbell from 'lucide-react/icons/dumbbell';
import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'workout-quote',
  path: '/ai/generate-workout-quote',
  label: 'Workout Quote',
  title: 'Motivational workout quote',
  description: 'A line worth repeating before the next set, fresh every time you ask.',
  icon: Dumbbell,
  gradient: { from: 'oklch(0.62 0.15 52)', to: 'oklch(0.43 0.11 40)' },
  type: 'workout-quote',
};
