import { useEffect, useMemo } from 'react';

/** An address of a file in this browser, taken back when the file changes or the page is left. */
export function useObjectUrl(file: Blob | null): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
