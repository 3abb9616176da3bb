import type { Place } from '@/lib/tools/card';

export const card: Place = {
  id: 'community',
  path: '/ai/community',
  label: 'Community',
  title: 'Community',
  description: 'Pictures published by the community. Like what inspires you.',
  icon: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  gradient: { from: 'oklch(0.58 0.1 235)', to: 'oklch(0.42 0.1 256)' },
};
