import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TextLink } from '@/components/tools/bhagavad-gita/text-link';
import { VerseList } from '@/components/tools/bhagavad-gita/verse-list';
import { getTheme, listThemeVerses } from '@/lib/providers/gita/themes';

interface Props {
  params: Promise<{ theme: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const theme = getTheme((await params).theme);
  return { title: theme ? `${theme.label}, Bhagavad Gita` : 'Not found' };
}

export default async function GitaThemePage({ params }: Props) {
  const theme = getTheme((await params).theme);
  if (!theme) notFound();
  return (
    <div className="grid max-w-4xl gap-6">
      <TextLink href="/ai/bhagavad-gita/themes" label="All themes" />
      <header className="grid gap-2">
        <p className="text-ink-soft text-sm">{theme.places.length} verses</p>
        <h1 className="font-display text-2xl">{theme.label}</h1>
        <p className="text-lg">{theme.why}</p>
      </header>
      <VerseList verses={await listThemeVerses(theme)} />
    </div>
  );
}
