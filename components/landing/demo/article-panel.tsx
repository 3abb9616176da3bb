import styles from '@/components/landing/demo/demo.module.css';
import { Asked, at, Outcome } from '@/components/landing/demo/parts';

const text =
  'A letter asks for one thing that a message never does: a table. You sit down, you find the pen, and for twenty minutes nothing else can reach you. That is why letters are coming back. Not as nostalgia, but as the last room in the house with a door that shuts.';
const MS_PER_WORD = 52;

export function ArticlePanel() {
  const words = text.split(' ');
  return (
    <div className="grid h-full grid-rows-[auto_1fr_auto] gap-5">
      <Asked detail="Short">The quiet return of letter writing</Asked>
      <div>
        <p className={`${styles.part} font-display text-2xl`}>The room with a door that shuts</p>
        <p className="mt-3 text-lg">
          {words.map((word, index) => (
            <span key={index} className={styles.word} style={at(300 + index * MS_PER_WORD)}>
              {word}{' '}
            </span>
          ))}
        </p>
      </div>
      <Outcome
        working="Writing · 46 words so far · 3 s"
        done="612 words · in 14 s · saved to your dashboard"
        ms={800 + words.length * MS_PER_WORD}
      />
    </div>
  );
}
