interface Candidate {
  id: string;
  title: string;
  /** What tells it from others of the same title. */
  detail: string;
}

interface Props {
  heading: string;
  candidates: readonly Candidate[];
  onChoose: (id: string) => void;
}

/** Other things a look-up may have meant; a click takes one. Nothing when there are none. */
export function Candidates({ heading, candidates, onChoose }: Props) {
  if (candidates.length === 0) return null;
  return (
    <section aria-label={heading} className="border-line grid gap-3 border-t pt-6">
      <h3 className="text-sm font-medium">{heading}</h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {candidates.map(({ id, title, detail }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="border-line bg-surface hover:border-ink-soft hover:bg-raised h-full min-h-11 w-full rounded-md border px-4 py-2.5 text-left transition-colors"
            >
              <span className="line-clamp-2 text-sm font-medium break-words">{title}</span>
              {detail ? <span className="text-ink-soft line-clamp-1 text-sm">{detail}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
