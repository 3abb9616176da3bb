/** A stored picture with its prompt as description. */
export function ImageViewer({ content, name }: { content: string; name: string }) {
  return (
    <img
      src={content}
      alt={name}
      loading="lazy"
      className="mx-auto max-h-[70dvh] w-auto max-w-full rounded-md"
    />
  );
}
