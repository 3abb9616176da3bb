import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { VersePanel } from '@/components/tools/bhagavad-gita/verse-panel';
import { buttonStyle } from '@/components/ui/button-style';
import { chapters, getVerse, placeOf, VERSE_COUNT } from '@/lib/providers/gita';

interface Props {
  params: Promise<{ chapter: string; verse: string }>;
}

const path = (id: number) => {
  const { chapter, verse } = placeOf(id);
  return `/ai/bhagavad-gita/${chapter}/${verse}`;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { chapter, verse } = await params;
  return { title: `Bhagavad Gita ${chapter}.${verse}` };
}

export default async function GitaVersePage({ params }: Props) {
  const { chapter, verse } = await params;
  const found = await getVerse({ chapter: Number(chapter), verse: Number(verse) });
  if (!found) notFound();
  const name = chapters[found.chapter - 1]?.name;
  return (
    <div className="grid max-w-4xl gap-6">
      <Link
        href={`/ai/bhagavad-gita/${found.chapter}`}
        className="text-accent-text justify-self-start text-sm underline"
      >
        Chapter {found.chapter}: {name}
      </Link>
      <h1 className="font-display text-2xl">
        Chapter {found.chapter}, verse {found.verse}
      </h1>
      <VersePanel verse={found} />
      <nav aria-label="Verses" className="flex justify-between gap-4">
        {found.id > 1 ? (
          <Link href={path(found.id - 1)} className={buttonStyle()}>
            Previous verse
          </Link>
        ) : (
          <span />
        )}
        {found.id < VERSE_COUNT ? (
          <Link href={path(found.id + 1)} className={buttonStyle()}>
            Next verse
          </Link>
        ) : null}
      </nav>
    </div>
  );
}
