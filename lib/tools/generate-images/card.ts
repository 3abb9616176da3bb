import Image from 'lucide-react/icons/image';
import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'generate-images',
  path: '/ai/generate-images',
  label: 'Generate Images',
  title: 'Text-to-image generation',
  description:
    'Describe a picture, choose a style, and have it plated. Publish it only if you want to.',
  icon: Image,
  gradient: { from: 'oklch(0.54 0.15 285)', to: 'oklch(0.43 0.14 325)' },
  type: 'image',
};
