import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { ProgressNote } from '@/components/ui/progress-note';
import { PlanList } from './plan-list';
import type { Planning } from './use-plan';

/** The outline of an article: on its way, ready to be changed, or why there is none. */
export function PlanSection({ planning }: { planning: Planning }) {
  const { plan, run, redoing, isReady, make, keep } = planning;
  const { startedAt, failure, stop } = run;
  return (
    <section aria-label="Outline" className="grid gap-2">
      {startedAt && !redoing ? (
        <ProgressNote step="Planning" startedAt={startedAt} onStop={stop} />
      ) : null}
      {failure ? <ErrorNote message={failure.message} /> : null}
      {plan ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-sm font-medium">Outline</h2>
            {isReady ? (
              <Button variant="ghost" size="sm" disabled={startedAt !== undefined} onClick={make}>
                Plan again
              </Button>
            ) : (
              <Button variant="ghost" size="sm" onClick={keep}>
                Keep this outline
              </Button>
            )}
          </div>
          {isReady ? null : (
            <p className="text-ink-soft text-sm">This outline is for “{plan.topic}”.</p>
          )}
          <PlanList sections={plan.sections} planning={planning} />
        </>
      ) : null}
    </section>
  );
}
