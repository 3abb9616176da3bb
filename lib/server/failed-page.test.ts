import { expect, it, vi } from 'vitest';
import { logFailedPage } from './failed-page';

it('names the page and the digest, and nothing of the error’s own words', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const error = Object.assign(new Error('select secret from people'), {
    digest: '123',
    code: '42P01',
  });
  logFailedPage(error, '/community/[id]');
  const line = String(write.mock.calls[0]?.[0]);
  write.mockRestore();
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    event: 'page.failed',
    route: '/community/[id]',
    digest: '123',
    code: '42P01',
  });
  expect(line).not.toContain('secret');
});
