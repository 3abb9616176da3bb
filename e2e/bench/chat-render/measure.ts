import type { Page } from 'playwright';

export interface Run {
  name: string;
  tokens: number;
  /** Tokens a second. */
  rate: number;
}

export interface Figures {
  /** Main-thread work during the answer, and the part of it that was script, in milliseconds. */
  mainThreadMs: number;
  scriptMs: number;
  perTokenMs: number;
  /** Work on the last quarter of the tokens over that on the first: 1 is flat. */
  lastToFirstQuarter: number;
  longestTaskMs: number;
  tasksOver50Ms: number;
  /** Gap between frames at the 95th percentile. */
  frameP95Ms: number;
  wallMs: number;
}

/** Streams an answer into the open chat in place of the server's, slowed down, and reads what it cost. */
export async function measure(
  page: Page,
  run: Run,
  answer: string[],
  slowdown: number,
): Promise<Figures> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.getByRole('button', { name: 'New conversation' }).first().click();
  // The bundler names functions with a helper that the page does not have
  await page.evaluate('globalThis.__name ??= (value) => value');
  await page.evaluate(streamInstead, { answer, rate: run.rate });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
    return { task: of('TaskDuration'), script: of('ScriptDuration') };
  };
  const before = await read();
  const startedAt = Date.now();
  await page.getByLabel('Message', { exact: true }).fill('Go');
  await page.keyboard.press('Enter');
  const at: number[] = [];
  for (const quarter of [1, 2, 3, 4]) {
    const count = (run.tokens / 4) * quarter;
    await page.waitForFunction((sent) => (window as never as Bench).bench.sent >= sent, count, {
      polling: 200,
      timeout: 600_000,
    });
    at.push((await read()).task);
  }
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached', timeout: 600_000 });
  const after = await read();
  const wallMs = Date.now() - startedAt;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { frames, tasks } = await page.evaluate(() => (window as never as Bench).bench);
  const sorted = frames.toSorted((left, right) => left - right);
  const [first = 0, , third = 0, fourth = 0] = at;
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    mainThreadMs: Math.round(after.task - before.task),
    scriptMs: Math.round(after.script - before.script),
    perTokenMs: round((after.task - before.task) / run.tokens),
    lastToFirstQuarter: round((fourth - third) / (first - before.task)),
    longestTaskMs: Math.round(Math.max(0, ...tasks)),
    tasksOver50Ms: tasks.length,
    frameP95Ms: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    wallMs,
  };
}

interface Bench {
  bench: { sent: number; frames: number[]; tasks: number[] };
}

/** Runs in the page: answers `POST /chat` from memory at a rate, and watches frames and long tasks. */
function streamInstead({ answer, rate }: { answer: string[]; rate: number }): void {
  const bench = { sent: 0, frames: [] as number[], tasks: [] as number[] };
  (window as never as Bench).bench = bench;
  const real = window.fetch.bind(window);
  const encoder = new TextEncoder();
  let last = 0;
  const onFrame = (now: number) => {
    if (last > 0) bench.frames.push(now - last);
    last = now;
    if (bench.sent < answer.length) requestAnimationFrame(onFrame);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.tasks.push(entry.duration);
  }).observe({ type: 'longtask' });
  window.fetch = async (input, init) => {
    if (String(input) !== '/chat' || init?.method !== 'POST') return real(input, init);
    window.fetch = real;
    requestAnimationFrame(onFrame);
    const startedAt = performance.now();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 25));
        const due = Math.min(
          answer.length,
          Math.ceil(((performance.now() - startedAt) * rate) / 1000),
        );
        const lines = answer
          .slice(bench.sent, due)
          .map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
        bench.sent = due;
        const isDone = due === answer.length;
        controller.enqueue(encoder.encode(lines.join('') + (isDone ? 'data: [DONE]\n\n' : '')));
        if (isDone) controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}
