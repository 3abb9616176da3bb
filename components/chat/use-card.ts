'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '@/components/session/use-api';
import type { Card } from '@/lib/providers/defi/card';

export type CardValues = Record<string, string | boolean>;

const PAUSE_MS = 300;

const valuesOf = (card: Card): CardValues =>
  Object.fromEntries(
    card.inputs.map(({ name, value }) => [
      name,
      typeof value === 'boolean' ? value : String(value ?? ''),
    ]),
  );

/** A card whose inputs can be changed; it is computed again once the typing pauses. */
export function useCard(given: Card) {
  const { call } = useApi();
  const [values, setValues] = useState(() => valuesOf(given));
  const [computed, setComputed] = useState<Card>();
  const [fault, setFault] = useState<string>();
  const [pending, setPending] = useState<CardValues>();

  const compute = useEffectEvent(async (inputs: CardValues, signal: AbortSignal) => {
    try {
      const body = { tool: given.tool, inputs };
      const answer = await call<{ card: Card }>('/api/defi/compute', { body, signal });
      setComputed(answer.card);
      setFault(undefined);
    } catch (error) {
      if (signal.aborted) return;
      setFault(error instanceof Error ? error.message : String(error));
    }
    setPending(undefined);
  });

  useEffect(() => {
    if (!pending) return;
    const abort = new AbortController();
    const timer = setTimeout(() => void compute(pending, abort.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [pending]);

  const change = (name: string, value: string | boolean) => {
    const next = { ...values, [name]: value };
    setValues(next);
    setPending(next);
  };
  const reset = () => {
    setValues(valuesOf(given));
    setPending(undefined);
    setComputed(undefined);
    setFault(undefined);
  };

  const isChanged = computed !== undefined;
  return {
    card: computed ?? given,
    values,
    fault,
    isChanged,
    isBusy: Boolean(pending),
    change,
    reset,
  };
}
