import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'get-book-information',
  path: '/ai/get-book-information',
  label: 'Get Book Information',
  title: 'Book information search',
  description:
    'Type a title. Get the author, publisher, date, page count, cover and what it is about.',
  icon: 'M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
  gradient: { from: 'oklch(0.52 0.13 345)', to: 'oklch(0.38 0.11 5)' },
  endpoint: 'get-book-information',
  type: 'book-information',
  keeps: 'json',
  viewer: 'book',
  isPaid: false,
};
