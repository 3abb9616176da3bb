'use client';

import { useState } from 'react';
import { Reading } from '@/components/markdown/reading';
import { CopyButton } from '@/components/ui/copy-button';
import { DownloadButton } from '@/components/ui/download-button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Plate } from '@/components/ui/plate';
import { ProgressNote } from '@/components/ui/progress-note';
import { SandboxRibbon } from '@/components/ui/sandbox-ribbon';
import { SourceLine } from '@/components/ui/source-line';
import { card } from '@/lib/tools/review-resume/card';
import { ResumeForm } from './resume-form';
import { useIsWide } from './resume-layout';
import { ResumeParserView } from './resume-parser-view';
import { ResumeReport } from './resume-report';
import { useResumeReview } from './resume-run';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';

const LARGEST = 4 * 1024 * 1024;

/** Why a file cannot be sent; undefined when it can. */
function problemOf(file: File): string | undefined {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  if (!isPdf) return 'Only a PDF can be reviewed. Save your resume as PDF and choose that file.';
  if (file.size === 0)
    return 'That file is empty. Export your resume as PDF again and choose that file.';
  return file.size > LARGEST ? 'That file is too large. Choose one of at most 4 MB.' : undefined;
}

/** A PDF in, an explained score, better lines and the parser's view out. */
export function ReviewResume() {
  const [file, setFile] = useState<File | null>(null);
  const [jobDescription, setJobDescription] = useState('');
  const [error, setError] = useState<string>();
  const { result, startedAt, failure, isWorthRetrying, submit, stop } = useResumeReview();
  const isWide = useIsWide();

  const choose = (next: File | null) => {
    const problem = next ? problemOf(next) : undefined;
    setError(problem);
    setFile(problem ? null : next);
  };
  const review = () => {
    if (file) submit(file, jobDescription.trim());
    else setError('Choose your resume as a PDF file.');
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
            isBusy={startedAt !== undefined}
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
            title="Analysis Results"
            actions={
              result && !startedAt ? (
                <>
                  <CopyButton content={result.content} />
                  <DownloadButton
                    filename="resume-review.md"
                    source={{ text: result.content, mime: 'text/markdown' }}
                    label="Download Markdown"
                  />
                </>
              ) : null
            }
          >
            <div className="grid gap-8" aria-live="polite">
              {startedAt ? (
                <ProgressNote step="Reading your resume" startedAt={startedAt} onStop={stop} />
              ) : null}
              {failure ? (
                <ErrorNote
                  message={failure}
                  onRetry={file && isWorthRetrying ? review : undefined}
                />
              ) : null}
              {result ? (
                <div className="animate-rise grid gap-8" key={result.content}>
                  {result.review?.notes === null && !result.message ? (
                    <SandboxRibbon
                      what="Scored by our own checks alone"
                      remedy="Set OPENAI_API_KEY to have a model suggest better lines as well"
                    />
                  ) : null}
                  {result.review ? (
                    <ResumeReport review={result.review} />
                  ) : (
                    <Reading>{result.content}</Reading>
                  )}
                  <SourceLine parts={[result.source, result.message, 'Your file was not kept']} />
                </div>
              ) : null}
              {!result && !startedAt && !failure ? (
                <EmptyState
                  picture={<Plate icon={card.icon} gradient={card.gradient} />}
                  sentence="Your score will stand here, with the line behind every point lost and what to write instead."
                />
              ) : null}
            </div>
          </ResultPanel>
          {isWide ? null : parserView}
        </div>
      }
    />
  );
}
