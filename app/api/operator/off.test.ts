import { expect, it } from 'vitest';
import { noParams, startTestApi } from '@/lib/api/testing/test-api';

it('is not there without an operator key, whatever is sent', async () => {
  const api = await startTestApi({ OPERATOR_KEY: '' });
  const { GET } = await import('./reports/route');
  for (const token of [null, '', 'undefined', 'x']) {
    const response = await GET(api.request('/api/operator/reports', { token }), noParams);
    expect(response.status).toBe(404);
  }
  await api.close();
});
