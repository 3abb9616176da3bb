import { useCallback, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useApi } from '@/components/session/use-api';
import { ApiError } from '@/lib/browser/call-api';
import { announceCreation } from '@/lib/browser/creation-event';
import type { ReadPage, ResumeReview } from '@/lib/tools/review-resume/types';
import { runPath } from '@/lib/tools/card';
import { card } from '@/lib/tools/review-resume/card';

export interface ResumeAnswer {
  content: string;
  review?: ResumeReview;
  pages?: ReadPage[];
  source?: string;
  message?: string;
}

interface Submission {
  file: File;
  jobDescription: string;
  key: string;
  abort: AbortController;
  /** Requests under the key that have not been answered yet. */
  waiting: number;
}

interface State {
  startedAt: number | undefined;
  result: ResumeAnswer | undefined;
  failure: string | undefined;
  /** False for a failure that is the file's own, which trying again would only repeat. */
  isWorthRetrying: boolean;
}

const idle: State = {
  startedAt: undefined,
  result: undefined,
  failure: undefined,
  isWorthRetrying: false,
};

const RUNNING = 409;
const ASK_AGAIN_MS = 2_000;

const bodyOf = ({ file, jobDescription }: Submission) => {
  const body = new FormData();
  body.set('resume', file);
  if (jobDescription) body.set('jobDescription', jobDescription);
  return body;
};

/**
 * Reviews a resume. Asking again for the same file while the run is busy, or after it failed, repeats
 * it under its own idempotency key instead of starting another; leaving the page stops it.
 */
export function useResumeReview() {
  const { call } = useApi();
  const [state, setState] = useState(idle);
  const reviewed = useRef<File>(null);
  const current = useRef<Submission>(null);
  const isBusy = useRef(false);

  useEffect(() => () => current.current?.abort.abort(), []);

  const send = useCallback(
    async function send(submission: Submission): Promise<void> {
      const isOver = () => submission.abort.signal.aborted || !isBusy.current;
      submission.waiting += 1;
      try {
        const result = await call<ResumeAnswer>(runPath(card), {
          method: 'POST',
          body: bodyOf(submission),
          idempotencyKey: submission.key,
          signal: submission.abort.signal,
        });
        if (isOver()) return;
        isBusy.current = false;
        current.current = null;
        setState({ ...idle, result });
        if (result.message) toast(result.message);
        announceCreation();
      } catch (error) {
        if (isOver()) return;
        if (error instanceof ApiError && error.status === RUNNING) {
          // The run goes on; whoever asked first gets its answer, or we ask again
          if (submission.waiting === 1) setTimeout(() => void send(submission), ASK_AGAIN_MS);
          return;
        }
        isBusy.current = false;
        const failure = error instanceof Error ? error.message : String(error);
        const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 429;
        setState((before) => ({
          ...before,
          startedAt: undefined,
          failure,
          isWorthRetrying: !isRefused,
        }));
        toast.error(failure);
      } finally {
        submission.waiting -= 1;
      }
    },
    [call],
  );

  const submit = useCallback(
    (file: File, jobDescription: string) => {
      const last = current.current;
      const isSame = last?.file === file && last.jobDescription === jobDescription;
      if (last && isSame && isBusy.current) return void send(last);
      last?.abort.abort();
      const submission: Submission = {
        file,
        jobDescription,
        key: last && isSame ? last.key : crypto.randomUUID(),
        abort: new AbortController(),
        waiting: 0,
      };
      current.current = submission;
      isBusy.current = true;
      const isOfFile = reviewed.current === file;
      reviewed.current = file;
      setState(({ result }) => ({
        ...idle,
        result: isOfFile ? result : undefined,
        startedAt: Date.now(),
      }));
      void send(submission);
    },
    [send],
  );

  const stop = useCallback(() => {
    current.current?.abort.abort();
    current.current = null;
    isBusy.current = false;
    setState((before) => ({ ...before, startedAt: undefined }));
  }, []);

  return { ...state, submit, stop };
}
