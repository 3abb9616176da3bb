'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { Card } from '@/lib/providers/defi/card';
import { CardDetails } from './card-details';
import { CardFoot } from './card-foot';
import { useCard } from './use-card';

/** What was worked out or looked up; it opens on its inputs, which compute it again in place. */
export default function DefiCard({ card: given }: { card: Card }) {
  const { card, values, fault, isChanged, isBusy, change, reset } = useCard(given);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const main = card.results.find(({ isMain }) => isMain);
  return (
    <section
      aria-label={card.title}
      className="border-line bg-surface animate-rise overflow-hidden rounded-lg border"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 pt-4 pb-3">
        <div className="min-w-0 grow basis-48">
          <h3 className="text-accent-text text-sm font-medium">
            {card.title}
            {isChanged ? <span className="text-ink-soft font-normal"> · your figures</span> : null}
          </h3>
          <p aria-live="polite" className="mt-1">
            {card.summary}
          </p>
        </div>
        {main ? (
          <p
            className={`font-display text-3xl whitespace-nowrap tabular-nums transition-opacity ${isBusy ? 'opacity-50' : ''}`}
          >
            {main.value}
          </p>
        ) : null}
      </div>
      {card.table ? <CardTable table={card.table} /> : null}
      <CardFoot card={card} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="border-line text-ink-soft hover:bg-sunken hover:text-ink flex min-h-11 w-full items-center justify-between gap-3 border-t px-5 text-sm transition-colors"
      >
        <span>{isOpen ? 'Inputs and working' : 'Change inputs, see the working'}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className={`shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <CardDetails card={card} values={values} fault={fault} onChange={change}>
            {isChanged ? (
              <button
                type="button"
                onClick={reset}
                className="text-accent-text min-h-9 text-sm underline underline-offset-4"
              >
                Reset to the answer’s figures
              </button>
            ) : null}
          </CardDetails>
        ) : null}
      </div>
    </section>
  );
}

function CardTable({ table }: { table: NonNullable<Card['table']> }) {
  return (
    <div className="overflow-x-auto px-5 pb-3">
      <table className="w-full text-sm">
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} className="text-ink-soft py-1.5 pr-4 text-left font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index} className="border-line border-t">
              {row.map((cell, column) => (
                <td key={column} className="py-2 pr-4 whitespace-nowrap tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
