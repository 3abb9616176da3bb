import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'generate-workout-quote',
  path: '/ai/generate-workout-quote',
  label: 'Workout Quote',
  title: 'Motivational workout quote',
  description: 'A line worth repeating before the next set, fresh every time you ask.',
  icon: 'M17.596 12.768a2 2 0 1 0 2.829-2.829l-1.768-1.767a2 2 0 0 0 2.828-2.829l-2.828-2.828a2 2 0 0 0-2.829 2.828l-1.767-1.768a2 2 0 1 0-2.829 2.829zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.343 21.485a2 2 0 1 0 2.829-2.828l1.767 1.768a2 2 0 1 0 2.829-2.829l-6.364-6.364a2 2 0 1 0-2.829 2.829l1.768 1.767a2 2 0 0 0-2.828 2.829zM9.6 14.4l4.8-4.8',
  gradient: { from: 'oklch(0.62 0.15 52)', to: 'oklch(0.43 0.11 40)' },
  endpoint: 'generate-workout-quote',
  type: 'workout-quote',
  keeps: 'text',
  viewer: 'quote',
  isPaid: true,
};
