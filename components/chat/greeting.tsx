'use client';

import { useState } from 'react';
import { Mark } from '@/components/ui/mark';
import { MessageTime } from './message-time';

const GREETING =
  'Hello, I’m your DeFi companion. Ask me how something works, have a calculation done to the cent, or look up today’s figures. I won’t tell you what to buy.';

interface Props {
  /** When the conversation began; now for a new one. */
  begunAt: string | undefined;
  /** Sends a suggested question; there are none once a person has spoken. */
  onPick: ((question: string) => void) | undefined;
}

/** The companion's first words, with questions to begin with. */
export function Greeting({ begunAt, onPick }: Props) {
  const [openedAt] = useState(() => new Date().toISOString());
  return (
    <div className="grid gap-6">
      <article aria-label="Greeting" className="grid gap-2">
        <span className="text-ink flex items-center gap-3">
          <Mark size={36} />
          <span className="font-display text-2xl">How can I help?</span>
        </span>
        <p className="text-ink-soft max-w-[38rem] text-lg">{GREETING}</p>
        <MessageTime time={begunAt ?? openedAt} />
      </article>
      {onPick ? (
        <ul aria-label="Suggested questions" className="grid gap-2 sm:grid-cols-2">
          {suggestions.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onPick(question)}
                className="border-line bg-surface hover:border-ink-soft hover:bg-raised h-full min-h-14 w-full rounded-lg border px-4 py-3 text-left text-sm transition-colors"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const suggestions = [
  'What is impermanent loss if one token doubles?',
  'I lend 1,000 USDC at 5% APR, compounded daily. What is it worth in a year?',
  'I borrow $4,000 against 2 ETH at $3,500. When am I liquidated?',
  'How much is locked in Aave right now?',
];
