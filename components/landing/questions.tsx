import { questions } from '@/components/landing/questions-text';

/** Questions that open one by one, without scripts. */
export function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="page-width grid gap-x-16 gap-y-8 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:pb-28"
    >
      <h2 id="questions" className="font-display text-3xl tracking-[-0.015em]">
        Questions before the first course
      </h2>
      <div className="border-line border-t">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-line border-b">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 text-lg font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <svg
                aria-hidden
                width="20"
                height="20"
                viewBox="0 0 20 20"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                className="text-accent-text shrink-0 transition-transform group-open:rotate-45"
              >
                <path d="M10 3v14M3 10h14" />
              </svg>
            </summary>
            <p className="text-ink-soft max-w-2xl pb-6">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
