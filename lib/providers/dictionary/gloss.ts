const typeset = (text: string) =>
  text
    .replaceAll('`', '‘')
    .replaceAll("'", '’')
    .replace(/ ?-- ?/g, ' – ')
    .trim();

/** Splits a WordNet gloss, `meaning; other wording; "example"- Author`, into definition and examples. */
export function readGloss(gloss: string): { definition: string; examples: string[] } {
  const start = gloss.search(/(?:^|[;:,.] *) ?"/);
  const head = start < 0 ? gloss : gloss.slice(0, start);
  const examples = start < 0 ? [] : [...gloss.slice(start).matchAll(/"([^"]+)"/g)];
  return {
    definition: typeset(head.replace(/(?<![;:,\s])[;:,\s]+$/, '') || gloss),
    examples: examples.map(([, example]) => typeset(example ?? '')),
  };
}
