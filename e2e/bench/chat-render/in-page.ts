/** What the functions here leave on the page's window. */
export interface Bench {
  bench: {
    tokens: number;
    sent: number;
    /** Resolves once so many tokens are sent: asking again and again would cost the page what it is priced for. */
    hasSent: (count: number) => Promise<void>;
    frames: number[];
    tasks: number[];
  };
}

/** Runs in the page: answers the next `POST /chat` from memory, so many tokens a second. */
export function streamInstead({ answer, rate }: { answer: string[]; rate: number }): void {
  const waiting: { count: number; resolve: () => void }[] = [];
  const bench: Bench['bench'] = {
    tokens: answer.length,
    sent: 0,
    hasSent: (count) =>
      new Promise((resolve) => {
        if (bench.sent >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    frames: [],
    tasks: [],
  };
  (window as never as Bench).bench = bench;
  const real = window.fetch.bind(window);
  const encoder = new TextEncoder();
  // Written beforehand: what the server would do is not counted
  const lines = answer.map((content) =>
    encoder.encode(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`),
  );
  const ends: number[] = [];
  for (const line of lines) ends.push((ends.at(-1) ?? 0) + line.length);
  const last = encoder.encode('data: [DONE]\n\n');
  const bytes = new Uint8Array((ends.at(-1) ?? 0) + last.length);
  for (const [index, line] of lines.entries()) bytes.set(line, (ends[index] ?? 0) - line.length);
  bytes.set(last, ends.at(-1) ?? 0);
  window.fetch = async (input, init) => {
    if (String(input) !== '/chat' || init?.method !== 'POST') return real(input, init);
    window.fetch = real;
    const startedAt = performance.now();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 25));
        const due = Math.min(
          answer.length,
          Math.ceil(((performance.now() - startedAt) * rate) / 1000),
        );
        const isDone = due === answer.length;
        const from = ends[bench.sent - 1] ?? 0;
        const to = isDone ? bytes.length : (ends[due - 1] ?? 0);
        bench.sent = due;
        for (const { count, resolve } of waiting) if (due >= count) resolve();
        if (to > from) controller.enqueue(bytes.slice(from, to));
        if (isDone) controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}

/** Runs in the page: notes the gap before every frame, and every long task, until the answer is sent. */
export function watchFrames(): void {
  const { bench } = window as never as Bench;
  let last = 0;
  const onFrame = (now: number) => {
    if (last > 0) bench.frames.push(now - last);
    last = now;
    if (bench.sent < bench.tokens) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.tasks.push(entry.duration);
  }).observe({ type: 'longtask' });
}
