import { getDatabase } from '@/db/client';
import { endpoint } from '@/lib/api/endpoint';
import { requireOperator } from '@/lib/api/operator';
import { readRunStats } from '@/lib/api/run-stats';
import { env } from '@/lib/env';
import { describeProviders } from '@/lib/providers/described';

async function isDatabaseUp(): Promise<boolean> {
  try {
    await (await getDatabase()).execute('select 1');
    return true;
  } catch {
    return false;
  }
}

/** Whether this instance can serve, who serves what, and with `?detail=1` and the operator's key how runs went. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: async (request) => {
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
    return Response.json(body, {
      status: isUp ? 200 : 503,
      headers: { 'cache-control': 'no-store' },
    });
  },
});
