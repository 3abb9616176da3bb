'use client';

import type { ReactNode } from 'react';
import type { Card } from '@/lib/providers/defi/card';
import { CardField } from './card-field';
import { CardSource } from './card-source';
import type { CardValues } from './use-card';

interface Props {
  card: Card;
  values: CardValues;
  /** A sentence that says which input to change. */
  fault: string | undefined;
  onChange: (name: string, value: string | boolean) => void;
  children: ReactNode;
}

/** A card's inputs, every result, and how it was worked out. */
export function CardDetails({ card, values, fault, onChange, children }: Props) {
  return (
    <div className="border-line grid gap-5 border-t px-5 py-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {card.inputs.map((input) => (
          <CardField
            key={input.name}
            input={input}
            value={values[input.name] ?? ''}
            onChange={(value) => onChange(input.name, value)}
          />
        ))}
      </div>
      {fault ? (
        <p role="alert" className="text-beet text-sm font-medium">
          {fault}
        </p>
      ) : null}
      {children}
      {card.results.length > 1 ? (
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {card.results.map(({ label, value }) => (
            <div
              key={label}
              className="border-line flex justify-between gap-4 border-b py-2 text-sm"
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {card.formula ? (
        <p className="bg-sunken rounded-md px-4 py-3 text-sm leading-relaxed">{card.formula}</p>
      ) : null}
      {card.isLive ? null : <CardSource card={card} />}
    </div>
  );
}
