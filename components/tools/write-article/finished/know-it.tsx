import { type ReactNode, useMemo } from 'react';
import { countWords } from '@/lib/words';
import { longestSentences } from '@/lib/writing/measures/longest-sentences';
import { proseSentences } from '@/lib/writing/measures/prose';
import { readingEase, readingMinutes } from '@/lib/writing/measures/readability';
import { repeatedPhrases } from '@/lib/writing/measures/repeated-phrases';
import { unsourcedIn } from './unsourced';

const MOST_LISTED = 5;

interface Props {
  text: string;
  target: number;
  /** What the history keeps of how the article was written. */
  data: unknown;
}

/** What the device itself tells of an article: its length, how it reads, and what to look at again. */
export function KnowIt({ text, target, data }: Props) {
  const { words, ease, long, repeated } = useMemo(() => {
    const sentences = proseSentences(text);
    return {
      words: countWords(text),
      ease: readingEase(sentences),
      long: longestSentences(sentences, MOST_LISTED),
      repeated: repeatedPhrases(sentences, MOST_LISTED),
    };
  }, [text]);
  const figures = unsourcedIn(data, text);
  return (
    <section aria-labelledby="know-it" className="grid min-w-0 gap-4">
      <h3 id="know-it" className="text-sm font-medium">
        About this article
      </h3>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact name="Words" value={`${words} of ${target}`} />
        <Fact name="Reading time" value={`${readingMinutes(words)} min`} />
        <Fact
          name="Flesch Reading Ease"
          value={ease ? `${ease.score}, ${ease.band}` : 'For English only'}
        />
      </dl>
      <div className="grid gap-1">
        <Findings title="Long sentences">
          {long.map(({ text: sentence, words: count }) => (
            <Finding key={sentence} note={`${count} words`}>
              {sentence}
            </Finding>
          ))}
        </Findings>
        <Findings title="Repeated phrases">
          {repeated.map(({ text: phrase, times }) => (
            <Finding key={phrase} note={`${times} times`}>
              {phrase}
            </Finding>
          ))}
        </Findings>
        <Findings title="Figures without a source">
          {figures.map(({ sentence, figure }, index) => (
            <Finding key={index} note={figure}>
              {sentence}
            </Finding>
          ))}
        </Findings>
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

/** A list that opens, with how long it is; nothing where it is empty. */
function Findings({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <details>
      <summary className="min-h-9 py-1.5 text-sm">
        {title} <span className="text-ink-soft tabular-nums">({children.length})</span>
      </summary>
      <ul className="text-ink-soft grid gap-2 py-2 text-sm">{children}</ul>
    </details>
  );
}

function Finding({ note, children }: { note: string; children: string }) {
  return (
    <li className="border-line border-l-2 pl-3">
      {children} <span className="text-ink font-medium">{note}</span>
    </li>
  );
}
