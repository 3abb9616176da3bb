import dynamic from 'next/dynamic';
import { Children, type ComponentProps, type ReactNode } from 'react';
import type { WireCreation } from '@/db/wire';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { LiveRegion } from '@/components/ui/live-region';
import { Plate } from '@/components/ui/plate';
import { ProgressNote } from '@/components/ui/progress-note';
import { type ApiError, ConnectionError } from '@/lib/browser/call-api';
import type { ToolCard } from '@/lib/tools/card';

const CreationViewer = dynamic(() =>
  import('@/components/creations/creation-viewer').then((module) => module.CreationViewer),
);

interface Props {
  card: ToolCard;
  title: string;
  /** What runs, or why it did not: a tool's `useRun`. */
  run: {
    startedAt?: number | undefined;
    failure?: ApiError | undefined;
    /** One of the history that is open here, shown until there is a result. */
    opened?: WireCreation | undefined;
    stop: () => void;
  };
  /** What is happening while it runs, like "Writing". */
  step: string;
  /** A count that grows beside the step. */
  detail?: string;
  /** Repeats a failed run; left out where that could only fail again. */
  onRetry?: (() => void) | undefined;
  /** Other ways on after a failure, such as suggestions. */
  help?: ReactNode;
  /** Said aloud once there is a result. */
  announcement?: string;
  /** Copy, download and the like; shown once there is something to act on. */
  actions?: ReactNode;
  /** What is said before the first run: what will appear here, and two or three things to try. */
  empty: Omit<ComponentProps<typeof EmptyState>, 'picture'>;
  /** The result; null until there is one. */
  children: ReactNode;
}

/** Where every tool shows what happens: progress, failure, the result, or what will appear here. */
export function ResultPanel(props: Props) {
  const { card, title, run, step, detail, onRetry, help, announcement, actions, empty } = props;
  const { startedAt, failure, opened, stop } = run;
  const isEmpty = Children.toArray(props.children).length === 0 && !startedAt && !failure;
  return (
    <section aria-label={title} className="border-line bg-surface rounded-lg border">
      <div className="border-line flex min-h-14 flex-wrap items-center justify-between gap-2 border-b px-5 py-2">
        <h2 className="text-sm font-medium">{title}</h2>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
      <div className="grid gap-6 p-5 sm:p-8">
        <LiveRegion>{startedAt || failure ? '' : announcement}</LiveRegion>
        {startedAt ? (
          <ProgressNote step={step} startedAt={startedAt} detail={detail} onStop={stop} />
        ) : null}
        {failure ? (
          <ErrorNote message={nextStep(failure)} onRetry={onRetry}>
            {help}
          </ErrorNote>
        ) : null}
        {props.children}
        {isEmpty && opened ? <CreationViewer creation={opened} /> : null}
        {isEmpty && !opened ? (
          <EmptyState {...empty} picture={<Plate icon={card.icon} gradient={card.gradient} />} />
        ) : null}
      </div>
    </section>
  );
}

/** What to do after a failure: a toast has said that the connection failed, a server's sentence says both. */
const nextStep = (failure: ApiError) =>
  failure instanceof ConnectionError
    ? 'Check your connection and try again. Nothing you entered was lost.'
    : failure.message;
