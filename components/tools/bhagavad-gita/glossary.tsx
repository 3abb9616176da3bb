/** Terms that the renderings keep, each explained once. */
export function Glossary({ terms }: { terms: readonly { term: string; meaning: string }[] }) {
  return (
    <details className="border-line bg-surface rounded-lg border">
      <summary className="font-display px-5 py-4 text-lg">Words the verses keep</summary>
      <dl className="border-line grid gap-x-8 gap-y-4 border-t p-5 sm:grid-cols-2">
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="font-medium">{term}</dt>
            <dd className="text-ink-soft text-sm">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
