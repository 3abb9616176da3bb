/** The mark's two arcs, turning; still under reduced motion. Give a `label` where no text is beside it. */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className="animate-stir shrink-0"
    >
      <path d="M21.5 12a9.5 9.5 0 1 1-6.6-9.05" strokeWidth="2.4" />
      <path d="M6.8 12a5.2 5.2 0 1 0 3.4-4.88" strokeWidth="2" opacity="0.7" />
    </svg>
  );
}
