import { auth } from '@clerk/nextjs/server';
import type { Metadata } from 'next';
import { Dashboard } from '@/components/creations/dashboard';
import { getDatabase } from '@/db/client';
import { readHistory } from '@/lib/api/creations/read-history';
import { withTimeout } from '@/lib/with-timeout';

export const metadata: Metadata = { title: 'Dashboard' };

/** Longer than a database that is there needs; without the first page the browser loads it itself. */
const PATIENCE_MS = 1_500;

export default async function DashboardPage() {
  const { userId, has } = await auth();
  const firstPage = userId ? await withTimeout(readFirstPage(userId), PATIENCE_MS) : undefined;
  return <Dashboard firstPage={firstPage} isPremium={has({ plan: 'premium' })} />;
}

async function readFirstPage(userId: string) {
  return readHistory(await getDatabase(), userId, {});
}
