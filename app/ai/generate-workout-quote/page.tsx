import type { Metadata } from 'next';
import { WorkoutQuote } from '@/components/tools/workout-quote';
import { card } from '@/lib/tools/workout-quote/card';

export const metadata: Metadata = { title: card.title };

export default function WorkoutQuotePage() {
  return <WorkoutQuote />;
}
