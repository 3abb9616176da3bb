'use client';

import { useRef, useState } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { DownloadButton } from '@/components/ui/download-button';
import { card } from '@/lib/tools/review-resume/card';
import { ResumeForm } from './resume-form';
import { useIsWide } from './resume-layout';
import { ResumeParserView } from './resume-parser-view';
import { type ResumeAnswer, ResumeResult } from './resume-result';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { useRun } from '@/components/tools/use-run';
import type { ApiError } from '@/lib/browser/call-api';

const LARGEST = 4 * 1024 * 1024;

/** Why a file cannot be sent; undefined when it can. */
function problemOf(file: File): string | undefined {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  if (!isPdf) return 'Only a PDF can be reviewed. Save your resume as PDF and choose that file.';
  if (file.size === 0)
    return 'That file is empty. Export your resume as PDF again and choose that file.';
  return file.size > LARGEST ? 'That file is too large. Choose one of at most 4 MB.' : undefined;
}

function bodyOf({ file, jobDescription }: { file: File; jobDescription: string }): FormData {
  const body = new FormData();
  body.set('resume', file);
  if (jobDescription) body.set('jobDescription', jobDescription);
  return body;
}

/** True of a failure that is the file's own, which trying again would only repeat. */
const isRefused = (failure: ApiError | undefined) =>
  failure !== undefined && failure.status >= 400 && failure.status < 429;

/** A PDF in, an explained score, better lines and the parser's view out. */
export function ReviewResume() {
  const [file, setFile] = useState<File | null>(null);
  const [jobDescription, setJobDescription] = useState('');
  const [error, setError] = useState<string>();
  const run = useRun<ResumeAnswer>(card);
  const { result, isBusy, failure } = run;
  const asked = useRef<{ file: File; jobDescription: string }>(null);
  const isWide = useIsWide();

  const choose = (next: File | null) => {
    const problem = next ? problemOf(next) : undefined;
    setError(problem);
    setFile(problem ? null : next);
  };
  const review = () => {
    if (!file) return setError('Choose your resume as a PDF file.');
    const last = asked.current;
    const isSame = last?.file === file && last.jobDescription === jobDescription.trim();
    if (isSame && (isBusy || failure)) return run.retry();
    if (last?.file !== file) run.clear();
    asked.current = { file, jobDescription: jobDescription.trim() };
    run.start(bodyOf(asked.current));
  };
  const parserView = result?.pages ? <ResumeParserView pages={result.pages} /> : null;

  return (
    <ToolPage
      card={card}
      input={
        <div className="grid gap-8">
          <ResumeForm
            file={file}
            jobDescription={jobDescription}
            isBusy={isBusy}
            error={error}
            onFile={choose}
            onJobDescription={setJobDescription}
            onSubmit={review}
          />
          {isWide ? parserView : null}
        </div>
      }
      result={
        <div className="grid gap-8">
          <ResultPanel
            card={card}
            title="Analysis Results"
            run={run}
            step="Reading your resume"
            onRetry={file && !isRefused(failure) ? run.retry : undefined}
            announcement={result?.review?.own.verdict ?? 'The review is ready.'}
            actions={result && !isBusy ? <ResumeActions review={result.content} /> : null}
            empty={{
              sentence:
                'Your score will appear here, with the line behind every lost point and what to write instead.',
            }}
          >
            {result ? <ResumeResult key={result.content} answer={result} /> : null}
          </ResultPanel>
          {isWide ? null : parserView}
        </div>
      }
    />
  );
}

function ResumeActions({ review }: { review: string }) {
  return (
    <>
      <CopyButton content={review} />
      <DownloadButton
        filename="resume-review.md"
        source={{ text: review, mime: 'text/markdown' }}
        label="Download Markdown"
      />
    </>
  );
}
