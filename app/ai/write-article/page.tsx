import type { Metadata } from 'next';
import { WriteArticle } from '@/components/tools/write-article/write-article';
import { card } from '@/lib/tools/write-article/card';

export const metadata: Metadata = { title: card.title };

export default function WriteArticlePage() {
  return <WriteArticle />;
}
