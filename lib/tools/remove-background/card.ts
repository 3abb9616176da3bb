import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'remove-background',
  path: '/ai/remove-background',
  label: 'Remove Background',
  title: 'Background removal',
  description: 'Upload a photo and get its subject, cleanly cut out, on a transparent background.',
  icon: 'M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 20 20',
  gradient: { from: 'oklch(0.63 0.1 178)', to: 'oklch(0.47 0.085 172)' },
  endpoint: 'remove-image-background',
  type: 'image',
  keeps: 'picture',
  viewer: 'picture',
  isPaid: true,
  body: 'multipart',
};
