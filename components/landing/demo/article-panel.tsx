import { countWords } from '@/lib/words';
import { Asked, at, lasting, Outcome } from '@/components/landing/demo/parts';

const paragraphs = [
  'A letter asks for one thing that a message never does: a table. You sit down, you find the pen, and for twenty minutes nothing else can reach you.',
  'That is why letters are coming back. Not as nostalgia, but as the last room in the house with a door that shuts. The paper is slow on purpose: it gives you time to mean what you say.',
] as const;
const TITLE = 'The room with a door that shuts';
const MS_PER_WORD = 45;
const msOf = (paragraph: string) => paragraph.split(' ').length * MS_PER_WORD;

export function ArticlePanel() {
  const [first, second] = paragraphs;
  return (
    <div className="grid h-full grid-rows-[auto_1fr_auto] gap-5">
      <Asked detail="Short">The quiet return of letter writing</Asked>
      <div className="grid content-start gap-3 text-lg">
        <p className="demo-part font-display text-2xl">{TITLE}</p>
        <Streamed from={300} lasts={msOf(first)}>
          {first}
        </Streamed>
        <Streamed from={300 + msOf(first)} lasts={msOf(second)}>
          {second}
        </Streamed>
      </div>
      <Outcome
        working="Writing"
        done={`The first ${countWords([TITLE, ...paragraphs].join(' '))} words, saved as you go`}
        ms={700 + msOf(first) + msOf(second)}
      />
    </div>
  );
}

/** A paragraph that is written line by line. */
function Streamed({ from, lasts, children }: { from: number; lasts: number; children: string }) {
  return (
    <p className="demo-streamed" style={{ ...at(from), ...lasting(lasts) }}>
      {children}
    </p>
  );
}
