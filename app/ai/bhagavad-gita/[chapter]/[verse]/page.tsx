import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { TextLink } from '@/components/tools/bhagavad-gita/text-link';
import { RememberVerse } from '@/components/tools/bhagavad-gita/continue-reading';
import { KeptVerse } from '@/components/tools/bhagavad-gita/kept-verse';
import { ThemeLinks } from '@/components/tools/bhagavad-gita/theme-links';
import { VersePanel } from '@/components/tools/bhagavad-gita/verse-panel';
import { buttonStyle } from '@/components/ui/button-style';
import { chapters, getVerse, placeOf, VERSE_COUNT } from '@/lib/providers/gita';
import { themesWith } from '@/lib/providers/gita/themes';

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
      <TextLink
        href={`/ai/bhagavad-gita/${found.chapter}`}
        label={`Chapter ${found.chapter}: ${name}`}
      />
      <h1 className="font-display text-2xl">
        Chapter {found.chapter}, verse {found.verse}
      </h1>
      <VersePanel verse={found} />
      <ThemeLinks label="Read with others about" themes={themesWith([found])} />
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
      <KeptVerse chapter={found.chapter} verse={found.verse} />
      <RememberVerse chapter={found.chapter} verse={found.verse} />
    </div>
  );
}
