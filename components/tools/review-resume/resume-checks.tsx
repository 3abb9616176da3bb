import type { Check, Evidence, Loss } from '@/lib/tools/review-resume/types';
import { ResumeQuote } from './resume-quote';

const lost = ({ points, of }: Check) => of - points;

/** Every check: what was lost, why, the lines that show it, and what to do. */
export function ResumeChecks({ checks }: { checks: readonly Check[] }) {
  const open = checks.filter(({ losses }) => losses.length > 0);
  const fine = checks.filter(({ losses }) => losses.length === 0);
  return (
    <section className="grid gap-8">
      <h3 className="font-display text-xl">What we checked</h3>
      {open
        .toSorted((a, b) => lost(b) - lost(a))
        .map((check) => (
          <section key={check.id} className="grid gap-4">
            <CheckHead check={check} />
            <ul className="grid gap-5">
              {check.losses.map((loss) => (
                <LossItem key={loss.sentence} loss={loss} />
              ))}
            </ul>
          </section>
        ))}
      {fine.length > 0 ? (
        <section className="grid gap-3">
          <h4 className="font-semibold">Nothing to do here</h4>
          <ul className="grid gap-2">
            {fine.map(({ id, title, good, of }) => (
              <li key={id} className="flex items-baseline gap-2">
                <span className="text-herb shrink-0 text-sm font-medium tabular-nums">
                  {of}/{of}
                </span>
                <span>
                  <span className="font-medium">{title}.</span>{' '}
                  <span className="text-ink-soft">{good}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </section>
  );
}

function CheckHead({ check: { title, points, of, good } }: { check: Check }) {
  return (
    <header className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="text-lg font-semibold">{title}</h4>
        <p className="text-ink-soft text-sm tabular-nums">
          {points} of {of}
        </p>
      </div>
      <div aria-hidden className="bg-line h-1 overflow-hidden rounded-full">
        <div
          className="bg-accent h-full rounded-full"
          style={{ width: `${(points / of) * 100}%` }}
        />
      </div>
      {good ? <p className="text-ink-soft text-sm">{good}</p> : null}
    </header>
  );
}

function LossItem({ loss: { points, sentence, advice, evidence } }: { loss: Loss }) {
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 gap-y-2">
      <span className="text-beet pt-px font-semibold tabular-nums">
        {points > 0 ? `−${points}` : 'also'}
        <span className="sr-only">{points === 1 ? ' point' : ' points'}</span>
      </span>
      <div className="grid gap-2">
        <p className="font-medium">{sentence}</p>
        <p>{advice}</p>
        <EvidenceLines evidence={evidence} />
      </div>
    </li>
  );
}

const SHOWN = 2;

/** The first lines at once, the rest on demand. */
function EvidenceLines({ evidence }: { evidence: readonly Evidence[] }) {
  const rest = evidence.slice(SHOWN);
  const lines = (part: readonly Evidence[]) =>
    part.map((each) => <ResumeQuote key={`${each.page}${each.quote}`} {...each} />);
  return (
    <>
      {lines(evidence.slice(0, SHOWN))}
      {rest.length > 0 ? (
        <details className="grid gap-2">
          <summary className="text-accent-text text-sm font-medium">
            {rest.length === 1 ? 'One more line' : `${rest.length} more lines`}
          </summary>
          <div className="mt-2 grid gap-2">{lines(rest)}</div>
        </details>
      ) : null}
    </>
  );
}
