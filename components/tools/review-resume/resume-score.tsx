const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

const toneOf = (score: number) =>
  score >= 75 ? 'text-herb' : score >= 55 ? 'text-honey' : 'text-beet';

/** A score out of a hundred as a ring, like the rim of a bowl seen from above. */
export function ResumeScore({ score }: { score: number }) {
  return (
    <div
      role="img"
      aria-label={`Score: ${score} of 100`}
      className={`relative grid size-32 shrink-0 place-items-center ${toneOf(score)}`}
    >
      <svg aria-hidden viewBox="0 0 100 100" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="none" className="stroke-line" strokeWidth="5" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={`${(score / 100) * LENGTH} ${LENGTH}`}
          opacity={score > 0 ? 1 : 0}
        />
      </svg>
      <p aria-hidden className="text-ink text-center">
        <span className="font-display text-3xl tabular-nums">{score}</span>
        <span className="text-ink-soft block text-xs">of 100</span>
      </p>
    </div>
  );
}
