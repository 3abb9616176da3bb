import type { Metadata } from 'next';
import { ChapterList } from '@/components/tools/bhagavad-gita/chapter-list';
import { GitaSearch } from '@/components/tools/bhagavad-gita/gita-search';
import { ContinueReading } from '@/components/tools/bhagavad-gita/continue-reading';
import { FoundVerses } from '@/components/tools/bhagavad-gita/found-verses';
import { Glossary } from '@/components/tools/bhagavad-gita/glossary';
import { RandomVerse } from '@/components/tools/bhagavad-gita/random-verse';
import { TextLink } from '@/components/tools/bhagavad-gita/text-link';
import { ThemeLinks } from '@/components/tools/bhagavad-gita/theme-links';
import { ToolHeader } from '@/components/tools/tool-header';
import { chapters, getVerse, verseOfDay } from '@/lib/providers/gita';
import glossary from '@/lib/providers/gita/glossary.json';
import { matchVerses } from '@/lib/providers/gita/search';
import { themesAbout } from '@/lib/providers/gita/themes';
import { card } from '@/lib/tools/bhagavad-gita/card';

export const metadata: Metadata = { title: card.title };

interface Props {
  searchParams: Promise<{ q?: string | string[]; page?: string | string[] }>;
}

export default async function BhagavadGitaPage({ searchParams }: Props) {
  const { q, page } = await searchParams;
  const question = (typeof q === 'string' ? q : '').trim().slice(0, 200);
  const [ofDay, found] = await Promise.all([getVerse(verseOfDay()), matchVerses(question)]);
  return (
    <div className="grid gap-10">
      <ToolHeader card={card} />
      {ofDay ? <RandomVerse ofDay={ofDay} /> : null}
      <section aria-labelledby="browse" className="grid gap-5">
        <h2 id="browse" className="font-display text-xl">
          Browse the eighteen chapters
        </h2>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <TextLink href="/ai/bhagavad-gita/themes" label="Forty themes to read by" />
          <TextLink href="/ai/bhagavad-gita/ask" label="Ask a question" />
          <ContinueReading />
        </div>
        <GitaSearch question={question} />
        {question && found.length > 0 ? (
          <>
            <ThemeLinks label="Themes" themes={themesAbout(found.map(({ verse }) => verse))} />
            <FoundVerses
              question={question}
              matches={found}
              page={Math.max(1, Math.floor(Number(page)) || 1)}
            />
          </>
        ) : null}
        {question && found.length === 0 ? (
          <p className="text-ink-soft">
            No verses found for “{question}”. Try a plainer word, such as duty, mind or fire, or a
            place such as 2.47.
          </p>
        ) : null}
        {question ? null : <ChapterList chapters={chapters} />}
      </section>
      <Glossary terms={glossary} />
    </div>
  );
}
