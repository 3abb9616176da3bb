import type { ErrorCode } from '@/lib/errors';
import type { FailureReason } from './outcome';
import type { SourceFailure } from './first-found';

/** How a failed look-up is answered: the code, the sentence for the person and the wait, if known. */
export interface FailureSentence {
  code: ErrorCode;
  sentence: string;
  retryAfter?: number;
}

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** Most telling first: what the person can do most about. */
const ORDER: readonly FailureReason[] = ['limited', 'timeout', 'broken', 'open', 'network'];

const CODES: Record<FailureReason, ErrorCode> = {
  network: 'unavailable',
  timeout: 'upstream_timeout',
  limited: 'unavailable',
  broken: 'upstream_failed',
  open: 'unavailable',
};

/** Why the sources could not say, in a sentence a person can act on; no upstream text is passed on. */
export function failureSentence(failures: readonly SourceFailure[]): FailureSentence {
  const who = names.format(failures.map(({ source }) => source));
  const reason =
    ORDER.find((one) => failures.some((failure) => failure.reason === one)) ?? 'broken';
  const waits = failures.flatMap(({ retryAfter }) => retryAfter ?? []);
  const retryAfter = waits.length > 0 ? Math.min(...waits) : undefined;
  const sentences: Record<FailureReason, string> = {
    network: `${who} can’t be reached. Check your connection and try again.`,
    timeout: `${who} took too long to answer. Try again in a moment.`,
    limited: `${who} cannot take more questions right now. Try again ${waitWords(retryAfter)}.`,
    broken: `${who} did not give a usable answer. Try again in a few minutes.`,
    open: `${who} has been failing, so we are giving it a short rest. Try again in a minute.`,
  };
  return {
    code: CODES[reason],
    sentence: sentences[reason],
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

function waitWords(seconds: number | undefined): string {
  if (seconds === undefined || seconds < 2) return 'in a moment';
  if (seconds < 90) return `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `in ${minutes} minutes` : `in about ${Math.ceil(minutes / 60)} hours`;
}
