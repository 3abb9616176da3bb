/** Text as one segment of a path; undefined for `.` and `..`, which would climb out of it. */
export function pathSegment(text: string): string | undefined {
  const trimmed = text.trim();
  return /^\.{0,2}$/.test(trimmed) ? undefined : encodeURIComponent(trimmed.toWellFormed());
}
