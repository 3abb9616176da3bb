import BookOpen from 'lucide-react/icons/book-open';
import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'get-book-information',
  path: '/ai/get-book-information',
  label: 'Get Book Information',
  title: 'Book information search',
  description:
    'Type a title. Get the author, publisher, date, page count, cover and what it is about.',
  icon: BookOpen,
  gradient: { from: 'oklch(0.52 0.13 345)', to: 'oklch(0.38 0.11 5)' },
  type: 'book-information',
};
