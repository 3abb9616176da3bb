import type { TextEnd, TextModel, TextRequest } from '@/lib/providers/text';

interface Reader {
  signal: AbortSignal;
  /** Where the text goes as it comes; nowhere when left out. */
  write?(deltas: readonly string[]): Promise<void>;
}

/** A model's whole text, passed on to the reader as it comes; same errors as the model's `stream`. */
export async function writeText(
  model: TextModel,
  request: TextRequest,
  { signal, write }: Reader,
): Promise<TextEnd & { text: string }> {
  const stream = model.stream(request, signal);
  let text = '';
  for (;;) {
    const next = await stream.next();
    if (next.done) return { ...next.value, text };
    text += next.value.join('');
    await write?.(next.value);
  }
}
