import Users from 'lucide-react/icons/users';
import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'community',
  path: '/ai/community',
  label: 'Community',
  title: 'Community',
  description:
    'Pictures that others have published. Look closely, and leave a heart where it is due.',
  icon: Users,
  gradient: { from: 'oklch(0.58 0.1 235)', to: 'oklch(0.42 0.1 256)' },
  type: null,
};
