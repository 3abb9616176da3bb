import type { Place } from '@/lib/tools/card';

export const card: Place = {
  id: 'companion',
  path: '/chat',
  label: 'Chat',
  title: 'DeFi companion',
  description: 'Ask how something works, or have it calculated exactly with today’s figures.',
  icon: 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
  gradient: { from: 'oklch(0.55 0.12 75)', to: 'oklch(0.4 0.09 60)' },
};
