import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

const tones = {
  plain: 'border-line bg-sunken text-ink-soft',
  accent: 'border-transparent bg-accent-soft text-accent-text',
  herb: 'border-transparent bg-herb-soft text-herb',
  beet: 'border-transparent bg-beet-soft text-beet',
  honey: 'border-transparent bg-honey-soft text-honey',
};

/** A small label that classifies what is beside it. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
