import type { Metadata } from 'next';
import Link from 'next/link';
import { TextLink } from '@/components/tools/bhagavad-gita/text-link';
import { themes } from '@/lib/providers/gita/themes';

export const metadata: Metadata = { title: 'Bhagavad Gita by theme' };

export default function GitaThemesPage() {
  return (
    <div className="grid max-w-4xl gap-6">
      <TextLink href="/ai/bhagavad-gita" label="Bhagavad Gita" />
      <header className="grid gap-2">
        <h1 className="font-display text-2xl">Verses by theme</h1>
        <p className="text-lg">Forty short readings, each a few verses in an order that helps.</p>
      </header>
      <ol className="border-line bg-surface divide-line divide-y rounded-lg border">
        {themes.map(({ id, label, why, places }) => (
          <li key={id}>
            <Link
              prefetch={false}
              href={`/ai/bhagavad-gita/themes/${id}`}
              className="hover:bg-raised grid gap-1 rounded-lg px-5 py-4"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-display text-lg">{label}</span>
                <span className="text-ink-soft text-sm">{places.length} verses</span>
              </span>
              <span className="text-sm">{why}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
