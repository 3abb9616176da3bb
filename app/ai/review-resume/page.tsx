import type { Metadata } from 'next';
import { ReviewResume } from '@/components/tools/review-resume/review-resume';
import { card } from '@/lib/tools/review-resume/card';

export const metadata: Metadata = { title: card.title };

export default function ReviewResumePage() {
  return <ReviewResume />;
}
