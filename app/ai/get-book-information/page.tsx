import type { Metadata } from 'next';
import { BookInformation } from '@/components/tools/book-information';
import { card } from '@/lib/tools/get-book-information/card';

export const metadata: Metadata = { title: card.title };

export default function BookInformationPage() {
  return <BookInformation />;
}
