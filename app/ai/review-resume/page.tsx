import type { Metadata } from 'next';
import { ResumeReview } from '@/components/tools/resume-review';
import { card } from '@/lib/tools/review-resume/card';

export const metadata: Metadata = { title: card.title };

export default function ReviewResumePage() {
  return <ResumeReview />;
}
