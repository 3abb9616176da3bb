/** Three grains that breathe in turn while the first word is awaited. */
export function TypingIndicator() {
  return (
    <p
      role="status"
      aria-label="The companion is thinking"
      className="flex h-7 items-center gap-1.5"
    >
      {[0, 1, 2].map((grain) => (
        <span
          key={grain}
          aria-hidden
          className="bg-accent-text animate-breathe size-2 rounded-full"
          style={{ animationDelay: `${grain * 220}ms` }}
        />
      ))}
    </p>
  );
}
