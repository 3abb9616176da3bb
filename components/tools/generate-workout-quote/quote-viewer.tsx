/** A kept workout quote, set large. */
export function QuoteViewer({ content }: { content: string }) {
  return (
    <blockquote className="font-display max-w-2xl text-2xl text-balance">{content}</blockquote>
  );
}
