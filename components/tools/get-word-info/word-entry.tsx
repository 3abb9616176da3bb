import type { WordInfo } from '@/lib/providers/dictionary';
import { ListenButton } from './word-listen';

type Entry = WordInfo[number];
type Meaning = Entry['meanings'][number];

interface Props {
  entry: Entry;
  /** Looks a synonym up; without it synonyms are plain text. */
  onWord?: (word: string) => void;
}

/** A word as a dictionary sets it: how it sounds, then what it means, part of speech by part of speech. */
export function WordEntry({ entry, onWord }: Props) {
  const [first, ...others] = entry.phonetics.filter((one) => one.text);
  const audio = entry.phonetics.find((one) => one.audio)?.audio;
  return (
    <article className="grid gap-8">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h3 className="font-display text-4xl break-words sm:text-5xl">{entry.word}</h3>
        <div className="flex items-center gap-2">
          {first ? <span className="text-ink-soft text-lg">{first.text}</span> : null}
          <ListenButton word={entry.word} audio={audio} />
        </div>
        {others.length > 0 ? (
          <p className="text-ink-soft w-full text-sm">
            also {others.map((one) => one.text).join(', ')}
          </p>
        ) : null}
      </header>
      {entry.meanings.map((meaning, index) => (
        <MeaningSection key={index} meaning={meaning} {...(onWord ? { onWord } : {})} />
      ))}
    </article>
  );
}

function MeaningSection({ meaning, onWord }: { meaning: Meaning; onWord?: Props['onWord'] }) {
  const { partOfSpeech, lemma, definitions, synonyms = [] } = meaning;
  return (
    <section className="grid gap-3">
      <h4 className="border-line flex flex-wrap items-baseline gap-x-3 border-b pb-2">
        <span className="font-display text-lg italic">{partOfSpeech}</span>
        {lemma ? <span className="text-ink-soft text-sm">a form of {lemma}</span> : null}
      </h4>
      <ol className="marker:text-ink-soft grid max-w-prose list-decimal gap-3 pl-6 marker:text-sm">
        {definitions.map(({ definition, example }, index) => (
          <li key={index} className="pl-1 break-words">
            <p>{definition}</p>
            {example ? <p className="text-ink-soft mt-0.5 italic">“{example}”</p> : null}
          </li>
        ))}
      </ol>
      {synonyms.length > 0 ? <Synonyms words={synonyms} onWord={onWord} /> : null}
    </section>
  );
}

function Synonyms({ words, onWord }: { words: readonly string[]; onWord: Props['onWord'] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 text-sm">
      <span className="text-ink-soft mr-1">Similar:</span>
      {onWord ? (
        <WordChips words={words} onWord={onWord} />
      ) : (
        <span className="break-words">{words.join(', ')}</span>
      )}
    </div>
  );
}

/** Words to click on. */
export function WordChips({
  words,
  onWord,
}: {
  words: readonly string[];
  onWord: (word: string) => void;
}) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word}>
          <button
            type="button"
            onClick={() => onWord(word)}
            className="border-line-strong bg-surface hover:border-ink inline-flex min-h-9 items-center rounded-full border px-3 text-sm transition-colors"
          >
            {word}
          </button>
        </li>
      ))}
    </ul>
  );
}
