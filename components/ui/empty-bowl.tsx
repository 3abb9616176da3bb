/** The mark's bowl, large and empty: shown where nothing was found. */
export function EmptyBowl() {
  return (
    <svg aria-hidden width="148" height="148" viewBox="0 0 32 32" fill="none" strokeLinecap="round">
      <path
        d="M27.26 9.5A13 13 0 1 1 20.45 3.78"
        stroke="var(--line-strong)"
        strokeWidth="1.6"
        opacity="0.55"
      />
      <circle cx="16" cy="16" r="7.6" stroke="var(--line)" strokeWidth="1.4" />
      <circle cx="25.2" cy="5.3" r="1.5" fill="var(--accent)" />
    </svg>
  );
}
