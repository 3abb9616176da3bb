import { Asked, at, Outcome } from '@/components/landing/demo/parts';

const meanings = [
  {
    part: 'noun',
    definition: 'A pleasure found by chance while looking for something else.',
    example: 'The recipe was a serendipity: she had run out of flour.',
  },
  {
    part: 'noun',
    definition: 'The gift of making such finds.',
    example: 'Cooks with serendipity keep their cupboards untidy.',
  },
];

export function WordPanel() {
  return (
    <div className="grid h-full grid-rows-[auto_1fr_auto] gap-5">
      <Asked detail="English">serendipity</Asked>
      <div>
        <p className="demo-part font-display text-3xl">serendipity</p>
        <p className="demo-part text-accent-text mt-1 text-lg" style={at(150)}>
          /ˌsɛɹ.ənˈdɪp.ɪ.ti/
        </p>
        <ol className="mt-5 grid gap-4">
          {meanings.map(({ part, definition, example }, index) => (
            <li key={definition} className="demo-part" style={at(350 + index * 250)}>
              <span className="text-ink-soft text-sm">{part}</span>
              <p className="text-lg">{definition}</p>
              <p className="text-ink-soft mt-0.5">{example}</p>
            </li>
          ))}
        </ol>
      </div>
      <Outcome working="Looking it up" done="From an online dictionary" ms={1000} />
    </div>
  );
}
