import { expect, it, onTestFinished } from 'vitest';
import { changePlan } from './change-plan';
import { startClerkEmulator } from './clerk/server';
import { temporaryFolder, TestBrowser } from './clerk/testing';
import { prepareLocal } from './prepare';

async function running(dataDir: string) {
  const values = { DATA_DIR: dataDir, PORT: '0' };
  const local = await prepareLocal({ values, isFindingTextServer: false });
  onTestFinished(local.close);
  return { ...local, emulator: { url: local.env.CLERK_EMULATOR_URL ?? '' } };
}

async function planOf(browser: TestBrowser) {
  const { body } = await browser.get('/me');
  return (body.response.public_metadata as { plan?: string }).plan;
}

it('changes the plan while the app runs, there and back', async () => {
  const dir = await temporaryFolder();
  const { emulator } = await running(dir);
  const browser = new TestBrowser(emulator);
  await browser.signUp('ada@example.com');
  await changePlan(dir, 'ADA@example.com', 'premium');
  expect(await planOf(browser)).toBe('premium');
  await changePlan(dir, 'ada@example.com', 'free');
  expect(await planOf(browser)).toBe('free');
  await expect(changePlan(dir, 'eve@example.com', 'premium')).rejects.toThrow(
    'Sign up with it first',
  );
});

it('changes the plan while nothing runs, even where another emulator has the old port', async () => {
  const dir = await temporaryFolder();
  const first = await running(dir);
  const browser = new TestBrowser(first.emulator);
  await browser.signUp('ada@example.com');
  await first.close();
  const port = Number(new URL(first.emulator.url).port);
  const other = await startClerkEmulator({ dir: await temporaryFolder(), port });
  await changePlan(dir, 'ada@example.com', 'premium');
  await expect(changePlan(dir, 'eve@example.com', 'premium')).rejects.toThrow(
    'Sign up with it first',
  );
  await other.close();
  const again = await running(dir);
  expect(again.emulator).toEqual(first.emulator);
  expect(await planOf(browser)).toBe('premium');
});
