import { getDatabase } from '@/db/client';
import { env } from '@/lib/env';
import { describeProviders } from '@/lib/providers/described';
import { requireOperator } from './operator';
import { readRunStats } from './run-stats';

async function isDatabaseUp(): Promise<boolean> {
  try {
    await (await getDatabase()).execute('select 1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether this instance can serve and who serves what; with `?detail=1` and the operator's key also how
 * runs went. 503 while the database cannot be reached.
 */
export async function answerHealth(request: Request): Promise<Response> {
  const isDetailed = new URL(request.url).searchParams.get('detail') === '1';
  if (isDetailed) requireOperator(request);
  const isUp = await isDatabaseUp();
  const body = {
    success: isUp,
    database: isUp ? 'up' : 'away',
    providers: describeProviders(env()),
    build: env().NEXT_PUBLIC_BUILD_ID ?? 'unknown',
    ...(isDetailed ? { runs: readRunStats(), memoryBytes: process.memoryUsage.rss() } : {}),
  };
  const status = isUp ? 200 : 503;
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
