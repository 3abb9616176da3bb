/** The look that every text control shares. */
export const controlStyle =
  'w-full rounded-md border border-line-strong bg-surface px-4 text-ink transition-colors ' +
  'hover:border-ink-soft focus-visible:border-ring focus-visible:outline-offset-0 ' +
  'aria-invalid:border-beet disabled:opacity-60';
