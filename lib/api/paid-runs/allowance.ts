import { env } from '@/lib/env';
import type { Plan } from '@/lib/user';

/** AI runs a UTC day for a person on a plan. */
export function dailyLimit(plan: Plan): number {
  const { QUOTA_FREE_DAILY, QUOTA_PREMIUM_DAILY } = env();
  return plan === 'premium' ? QUOTA_PREMIUM_DAILY : QUOTA_FREE_DAILY;
}

/** Whole seconds until the next UTC day, at least 1. */
export function secondsToMidnight(now = Date.now()): number {
  const day = 86_400_000;
  return Math.max(1, Math.ceil((day - (now % day)) / 1000));
}
