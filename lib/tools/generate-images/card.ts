import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'generate-images',
  path: '/ai/generate-images',
  label: 'Generate Images',
  title: 'Text-to-image generation',
  description:
    'Describe a picture, choose a style, and generate it. Publish it only if you want to.',
  icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM7 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  gradient: { from: 'oklch(0.54 0.15 285)', to: 'oklch(0.43 0.14 325)' },
  endpoint: 'generate-image',
  type: 'image',
  keeps: 'picture',
  viewer: 'picture',
  isPaid: true,
};
