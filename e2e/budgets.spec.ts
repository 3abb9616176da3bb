import { measureLanding } from './bench/budgets/landing';
import { measurePages } from './bench/budgets/pages';
import type { Measure } from './bench/report';
import { expect, openAsNew, test } from './fixtures';

const missed = (measures: Measure[]) =>
  measures
    .filter(({ passed }) => !passed)
    .map(({ what, target, measured }) => `${what}: ${measured}, but ${target} is wanted`);

test('the landing page keeps its bytes and requests', async ({ context }) => {
  expect(missed(await measureLanding(context))).toEqual([]);
});

test('the pages of signed-in people keep their bytes, and carry no other tool’s code', async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  // Page after page, each from an empty cache
  test.setTimeout(180_000);
  await openAsNew(page, '/ai');
  const signedIn = { baseURL, storageState: await context.storageState() };
  expect(missed(await measurePages(browser, signedIn))).toEqual([]);
});
