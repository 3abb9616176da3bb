import type { CDPSession, Page } from 'playwright';
import { answerOf } from './answer';
import { type Bench, streamInstead, watchFrames } from './in-page';

export interface Run {
  tokens: number;
  /** Tokens a second. */
  rate: number;
  /** How many times slower the processor is made; 1 is as it is. */
  slowdown: number;
}

/** Main-thread work of one answer, in milliseconds; the parts are within the whole. */
export interface Cost {
  mainThreadMs: number;
  scriptMs: number;
  styleMs: number;
  layoutMs: number;
  perTokenMs: number;
  /** Milliseconds a token cost in each eighth of the answer. */
  perTokenByEighth: number[];
}

/** How an answer looked while it came: gaps between frames and tasks over 50 ms, in milliseconds. */
export interface Smoothness {
  frameP95Ms: number;
  frameWorstMs: number;
  longTasks: number;
  longestTaskMs: number;
}

/** Streams an answer into the open chat in place of the server's and reads what it cost. */
export async function measureCost(page: Page, run: Run): Promise<Cost> {
  const cdp = await page.context().newCDPSession(page);
  // Processor time, so that whatever else runs on the machine is not counted
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await prepare(page, cdp, run);
  const before = await read(cdp);
  await send(page);
  const marks = [before.task];
  for (let eighth = 1; eighth < 8; eighth += 1) {
    await hasSent(page, (run.tokens / 8) * eighth);
    marks.push((await read(cdp)).task);
  }
  await hasEnded(page, run.tokens);
  const after = await read(cdp);
  marks.push(after.task);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  const spent = (part: keyof typeof after) => Math.round(after[part] - before[part]);
  return {
    mainThreadMs: spent('task'),
    scriptMs: spent('script'),
    styleMs: spent('style'),
    layoutMs: spent('layout'),
    perTokenMs: (after.task - before.task) / run.tokens,
    perTokenByEighth: marks
      .slice(1)
      .map((mark, index) => (mark - (marks[index] ?? 0)) / (run.tokens / 8)),
  };
}

/** Streams an answer and watches the frames; the watching itself costs, so it is not the run that is priced. */
export async function measureSmoothness(page: Page, run: Run): Promise<Smoothness> {
  const cdp = await page.context().newCDPSession(page);
  await prepare(page, cdp, run);
  await page.evaluate(watchFrames);
  await send(page);
  await hasEnded(page, run.tokens);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  const { frames, tasks } = await page.evaluate(() => (window as never as Bench).bench);
  const sorted = frames.toSorted((left, right) => left - right);
  return {
    frameP95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    frameWorstMs: sorted.at(-1) ?? 0,
    longTasks: tasks.length,
    longestTaskMs: Math.max(0, ...tasks),
  };
}

async function prepare(page: Page, cdp: CDPSession, { tokens, rate, slowdown }: Run) {
  // Without a pointer over the page
  await page.getByRole('button', { name: 'New conversation' }).first().dispatchEvent('click');
  // The bundler names functions with a helper that the page does not have
  await page.evaluate('globalThis.__name ??= (value) => value');
  await page.evaluate(streamInstead, { answer: answerOf(tokens), rate });
  await page.getByLabel('Message', { exact: true }).fill('Go');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const send = (page: Page) => page.keyboard.press('Enter');

// The page answers once, when it is so far
const hasSent = (page: Page, count: number) =>
  page.waitForFunction(
    (sent) => (window as never as Bench).bench.hasSent(sent).then(() => true),
    count,
    { polling: 200, timeout: 600_000 },
  );

async function hasEnded(page: Page, tokens: number) {
  await hasSent(page, tokens);
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
}

/** Totals of the page's main thread so far, in milliseconds. */
async function read(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  return {
    task: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  };
}
