import Link from 'next/link';
import type { Theme } from '@/lib/providers/gita/themes';

/** Links to the themes that some verses belong to; nothing where there are none. */
export function ThemeLinks({ label, themes }: { label: string; themes: readonly Theme[] }) {
  if (themes.length === 0) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-5 text-sm">
      <span className="text-ink-soft">{label}</span>
      {themes.map((theme) => (
        <Link
          key={theme.id}
          prefetch={false}
          href={`/ai/bhagavad-gita/themes/${theme.id}`}
          className="text-accent-text inline-flex min-h-11 items-center underline"
        >
          {theme.label}
        </Link>
      ))}
    </nav>
  );
}
