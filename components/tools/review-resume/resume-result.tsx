import { Reading } from '@/components/markdown/reading';
import { Result } from '@/components/tools/result';
import { SandboxRibbon } from '@/components/ui/sandbox-ribbon';
import { SourceLine } from '@/components/ui/source-line';
import type { ReadPage, ResumeReview } from '@/lib/tools/review-resume/types';
import { ResumeReport } from './resume-report';

/** What the call answers. */
export interface ResumeAnswer {
  content: string;
  review?: ResumeReview;
  pages?: ReadPage[];
  source?: string;
  message?: string;
}

/** A review and where it comes from. */
export function ResumeResult({ answer }: { answer: ResumeAnswer }) {
  const { content, review, source, message } = answer;
  return (
    <Result>
      {review?.notes === null && !message ? (
        <SandboxRibbon
          what="Scored by our built-in checks only"
          remedy="Set OPENAI_API_KEY to get suggested rewrites from a model"
        />
      ) : null}
      {review ? <ResumeReport review={review} /> : <Reading>{content}</Reading>}
      <SourceLine parts={[source, message, 'We don’t store your file']} />
    </Result>
  );
}
