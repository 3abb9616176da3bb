import { baseURL, openChromium } from './browser';
import { measureLanding } from './budgets/landing';
import { report } from './report';

/** What the landing page weighs before anybody clicks. */
const browser = await openChromium();
report(await measureLanding(await browser.newContext({ baseURL })));
await browser.close();
