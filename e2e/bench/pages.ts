import { openAsNew } from '../fixtures';
import { baseURL, openChromium } from './browser';
import { measurePages } from './budgets/pages';
import { report } from './report';

/** What every page of signed-in people weighs, and whose code it carries. */
const browser = await openChromium();
const context = await browser.newContext({ baseURL });
await openAsNew(await context.newPage(), '/ai');
report(await measurePages(browser, { baseURL, storageState: await context.storageState() }));
await browser.close();
