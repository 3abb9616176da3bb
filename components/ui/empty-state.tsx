import type { ReactNode } from 'react';

interface Props {
  /** Usually a Plate. */
  picture?: ReactNode;
  /** One sentence that says what will be here. */
  sentence: string;
  /** Two or three things to try; a click fills the form. */
  examples?: readonly string[];
  onPick?: (example: string) => void;
  children?: ReactNode;
}

/** What a result area says before there is a result. */
export function EmptyState({ picture, sentence, examples = [], onPick, children }: Props) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-5 px-4 py-12 text-center">
      {picture}
      <p className="text-ink-soft text-lg text-balance">{sentence}</p>
      {examples.length > 0 && onPick ? (
        <ul aria-label="Examples" className="grid w-full gap-2">
          {examples.map((example) => (
            <li key={example}>
              <button
                type="button"
                onClick={() => onPick(example)}
                className="border-line bg-surface hover:border-ink-soft hover:bg-raised min-h-11 w-full rounded-md border px-4 py-2.5 text-left text-sm transition-colors"
              >
                {example}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </div>
  );
}
