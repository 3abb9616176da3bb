import { questions } from '@/components/landing/questions-text';

/** Questions that open one by one, without scripts. */
export function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="page-width grid gap-x-16 gap-y-8 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:pb-28"
    >
      <h2 id="questions" className="font-display text-3xl">
        Frequently asked questions
      </h2>
      <div className="border-line border-t">
        {questions.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>
              {question}
              <svg aria-hidden viewBox="0 0 20 20">
                <path d="M10 3v14M3 10h14" />
              </svg>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
