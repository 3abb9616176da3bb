import type { Metadata } from 'next';
import { GetBookInformation } from '@/components/tools/get-book-information/get-book-information';
import { card } from '@/lib/tools/get-book-information/card';

export const metadata: Metadata = { title: card.title };

export default function BookInformationPage() {
  return <GetBookInformation />;
}
