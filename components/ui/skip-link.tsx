/** The first stop of the Tab key: past the header to `#content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="bg-raised text-ink border-line shadow-float sr-only z-50 rounded-md border px-4 py-3 font-medium focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
