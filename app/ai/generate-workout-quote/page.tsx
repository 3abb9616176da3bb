import type { Metadata } from 'next';
import { GenerateWorkoutQuote } from '@/components/tools/generate-workout-quote/generate-workout-quote';
import { card } from '@/lib/tools/generate-workout-quote/card';

export const metadata: Metadata = { title: card.title };

export default function WorkoutQuotePage() {
  return <GenerateWorkoutQuote />;
}
