import { ArticlePanel } from '@/components/landing/demo/article-panel';
import { PicturePanel } from '@/components/landing/demo/picture-panel';
import { ResumePanel } from '@/components/landing/demo/resume-panel';
import { WordPanel } from '@/components/landing/demo/word-panel';
import { Plate } from '@/components/ui/plate';
import { card as article } from '@/lib/tools/write-article/card';
import { card as picture } from '@/lib/tools/generate-images/card';
import { card as resume } from '@/lib/tools/review-resume/card';
import { card as word } from '@/lib/tools/get-word-info/card';

const bowls = [
  { value: 'article', name: 'Article', card: article, Panel: ArticlePanel },
  { value: 'picture', name: 'Picture', card: picture, Panel: PicturePanel },
  { value: 'word', name: 'Word', card: word, Panel: WordPanel },
  { value: 'resume', name: 'Resume', card: resume, Panel: ResumePanel },
];

/** Four tools at work, chosen by their bowls; drawn with markup and CSS alone. */
export function CounterDemo() {
  return (
    <div className="relative">
      <Rings />
      <div className="demo border-line bg-raised shadow-float relative overflow-hidden rounded-lg border">
        <fieldset className="border-line border-b px-3 py-3 sm:px-5">
          <legend className="sr-only">See a tool at work</legend>
          <div className="grid grid-cols-4">
            {bowls.map(({ value, name, card }, index) => (
              <label key={value} className="demo-bowl">
                <input
                  type="radio"
                  name="demo"
                  value={value}
                  defaultChecked={index === 0}
                  className="sr-only"
                />
                <Plate icon={card.icon} gradient={card.gradient} size={40} />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="demo-stage">
          {bowls.map(({ value, Panel }) => (
            <div key={value} data-panel={value} className="demo-panel p-5 sm:p-7">
              <Panel />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The mark's arcs, large and faint, round the counter. */
function Rings() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 800 800"
      fill="none"
      strokeLinecap="round"
      className="pointer-events-none absolute top-1/2 left-1/2 -z-10 hidden w-[136%] -translate-x-[46%] -translate-y-1/2 lg:block"
    >
      <path
        d="M700 210A356 356 0 1 1 520 64"
        stroke="var(--line)"
        strokeWidth="26"
        opacity="0.55"
      />
    </svg>
  );
}
