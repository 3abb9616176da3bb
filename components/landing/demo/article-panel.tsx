import styles from '@/components/landing/demo/demo.module.css';
import { Asked, at, Outcome } from '@/components/landing/demo/parts';

const paragraphs = [
  'A letter asks for one thing that a message never does: a table. You sit down, you find the pen, and for twenty minutes nothing else can reach you.',
  'That is why letters are coming back. Not as nostalgia, but as the last room in the house with a door that shuts. The paper is slow on purpose: it gives you time to mean what you say.',
];
const MS_PER_WORD = 45;

export function ArticlePanel() {
  let spoken = 0;
  return (
    <div className="grid h-full grid-rows-[auto_1fr_auto] gap-5">
      <Asked detail="Short">The quiet return of letter writing</Asked>
      <div>
        <p className={`${styles.part} font-display text-2xl`}>The room with a door that shuts</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-3 text-lg">
            {paragraph.split(' ').map((word, index) => (
              <span key={index} className={styles.word} style={at(300 + spoken++ * MS_PER_WORD)}>
                {word}{' '}
              </span>
            ))}
          </p>
        ))}
      </div>
      <Outcome
        working="Writing, 64 words so far"
        done="612 words in 14 s, saved to your dashboard"
        ms={700 + paragraphs.join(' ').split(' ').length * MS_PER_WORD}
      />
    </div>
  );
}
