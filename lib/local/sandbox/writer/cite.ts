const SOURCE = /^<source number="\d+"/gm;
const SENTENCE_END = /[.!?](?=\s|$)/;

/** Prose in which the first sentence of each paragraph cites one of the sources that the instructions give, in turn. */
export function cited(text: string, instructions: string): string {
  const count = [...instructions.matchAll(SOURCE)].length;
  if (count === 0) return text;
  let next = 0;
  const cite = (block: string) =>
    /^(?:#|- |\d+\. )/.test(block)
      ? block
      : block.replace(SENTENCE_END, (end) => `${end} [${(next++ % count) + 1}]`);
  return text.split('\n\n').map(cite).join('\n\n');
}
