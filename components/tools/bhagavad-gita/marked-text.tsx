interface Props {
  text: string;
  /** Words to mark, in small letters. */
  words: readonly string[];
}

/** A text with the words that were asked for marked. */
export function MarkedText({ text, words }: Props) {
  if (words.length === 0) return text;
  const parts = text.split(new RegExp(`\\b(${words.join('|')})\\b`, 'i'));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="text-ink bg-accent-soft rounded-sm font-medium">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
