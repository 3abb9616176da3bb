import { z } from 'zod';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';
import { lookupCache } from '@/lib/chat/lookup-cache';
import { getLlama, runDefiTool } from '@/lib/providers/defi';
import { AppError } from '@/lib/errors';

const input = z.object({ tool: z.string().max(60), inputs: z.record(z.string(), z.unknown()) });

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: userRoute(input, async ({ input: { tool, inputs }, signal }) => {
    const run = await runDefiTool(tool, inputs, { llama: getLlama(lookupCache), signal });
    if ('fault' in run) throw new AppError('bad_input', run.advice);
    return { card: run.card };
  }),
});
