import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface Props {
  /** What happened and what to do next, in one or two sentences. */
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
  /** What was not lost, or other ways on. */
  children?: ReactNode;
}

/** A failure, said aloud once, with a way on. */
export function ErrorNote({ message, onRetry, retryLabel = 'Try again', children }: Props) {
  return (
    <div role="alert" className="bg-beet-soft flex items-start gap-3 rounded-lg p-4">
      <CircleAlert aria-hidden size={20} className="text-beet mt-0.5 shrink-0" />
      <div className="grid min-w-0 gap-3">
        <p>{message}</p>
        {children}
        {onRetry ? (
          <Button size="sm" className="justify-self-start" onClick={onRetry}>
            {retryLabel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
