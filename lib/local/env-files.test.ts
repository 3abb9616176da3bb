import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvFiles, valueOf } from './env-files';

it('reads .env files beneath the environment, and leaves the environment as it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'env-'));
  process.env.MISE_TEST_SET = 'from the shell';
  try {
    await writeFile(
      join(folder, '.env'),
      'MISE_TEST_FILE=file\nMISE_TEST_SET=file\nMISE_TEST_BLANK=\n',
    );
    await writeFile(join(folder, '.env.test'), 'MISE_TEST_FILE=test\n');
    const before = { ...process.env };
    const values = readEnvFiles(folder, true);
    expect(valueOf(values, 'MISE_TEST_FILE')).toBe('test');
    expect(valueOf(values, 'MISE_TEST_SET')).toBe('from the shell');
    expect(valueOf(values, 'MISE_TEST_BLANK')).toBeUndefined();
    expect({ ...process.env }).toEqual(before);
  } finally {
    delete process.env.MISE_TEST_SET;
    await rm(folder, { recursive: true });
  }
});
