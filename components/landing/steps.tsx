const steps = [
  {
    title: 'Pick a tool',
    text: 'Each tool asks for one thing: a topic, a sentence, a file or a name. They all work the same way, so once you know one, you know them all.',
  },
  {
    title: 'Watch it work',
    text: 'Watch articles and answers appear as they are written, with a live word count. Stop any time; you keep what’s there.',
  },
  {
    title: 'Keep what you like',
    text: 'Everything you make is saved to your dashboard with its prompt and its source. Copy it, download it, or publish a picture to the community.',
  },
];

/** How it works, in three steps. */
export function Steps() {
  return (
    <section aria-labelledby="how" className="bg-sunken border-line border-y">
      <div className="page-width py-16 lg:py-20">
        <h2 id="how" className="font-display text-3xl">
          How it works
        </h2>
        <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-12">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <StepMark step={index + 1} />
              <h3 className="font-display mt-5 text-xl">{title}</h3>
              <p className="text-ink-soft mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The mark's bowl, a third fuller with every step. */
function StepMark({ step }: { step: number }) {
  const length = 2 * Math.PI * 20;
  return (
    <svg aria-hidden width="48" height="48" viewBox="0 0 48 48" fill="none">
      <circle cx="24" cy="24" r="20" stroke="var(--line)" strokeWidth="4" />
      <circle
        cx="24"
        cy="24"
        r="20"
        stroke="var(--accent)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={`${(length * step) / 3} ${length}`}
        transform="rotate(-90 24 24)"
      />
      <text
        x="24"
        y="31"
        textAnchor="middle"
        fill="var(--ink)"
        fontSize="20"
        className="font-display"
      >
        {step}
      </text>
    </svg>
  );
}
