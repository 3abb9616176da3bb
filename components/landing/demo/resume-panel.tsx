import { Asked, at, Outcome } from '@/components/landing/demo/parts';

const findings = [
  {
    isGood: true,
    title: 'The first line says who you are',
    text: 'Role, years and field in eleven words. Keep it.',
  },
  {
    isGood: false,
    title: 'Six lines start with “Responsible for”',
    text: 'Begin with what changed: “Cut delivery time from nine days to four.”',
  },
  {
    isGood: false,
    title: 'Two jobs have no numbers',
    text: 'One figure each is enough: people, money, time or volume.',
  },
];

export function ResumePanel() {
  return (
    <div className="grid h-full grid-rows-[auto_1fr_auto] gap-5">
      <Asked detail="2 pages">daniel-resume.pdf</Asked>
      <ul className="grid content-start gap-4">
        {findings.map(({ isGood, title, text }, index) => (
          <li
            key={title}
            className="demo-part grid grid-cols-[auto_1fr] gap-x-3"
            style={at(index * 320)}
          >
            <svg
              aria-hidden
              width="26"
              height="26"
              viewBox="0 0 26 26"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              className={`mt-0.5 rounded-full ${isGood ? 'bg-herb-soft text-herb' : 'bg-honey-soft text-honey'}`}
            >
              <path d={isGood ? 'm8 13.5 3.4 3.4L18 9.5' : 'M13 7.5v6.5M13 18v.2'} />
            </svg>
            <div>
              <p className="text-lg font-medium">{title}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Outcome
        working="Reading page 2 of 2"
        done="Three of the findings. We never store your file"
        ms={1400}
      />
    </div>
  );
}
