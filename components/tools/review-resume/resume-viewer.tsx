import { Reading } from '@/components/markdown/reading';
import { ResumeReport } from '@/components/tools/review-resume/resume-report';
import type { ResumeReview } from '@/lib/tools/review-resume/types';

const isReview = (data: unknown): data is ResumeReview =>
  typeof data === 'object' && data !== null && 'version' in data && data.version === 1;

/** A stored review as it was shown; its Markdown where the typed parts are missing. */
export function ResumeViewer({ content, data }: { content: string; data: unknown }) {
  return isReview(data) ? <ResumeReport review={data} /> : <Reading>{content}</Reading>;
}
