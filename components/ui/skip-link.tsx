/** The first stop of the Tab key: past the header to `#content`. */
export function SkipLink() {
  return (
    <a href="#content" className="btn btn-primary fixed top-3 left-3 z-50 not-focus:sr-only">
      Skip to content
    </a>
  );
}
