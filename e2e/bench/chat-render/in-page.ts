/** What the functions here leave on the page's window. */
export interface Bench {
  bench: { tokens: number; sent: number; frames: number[]; tasks: number[] };
}

/** Runs in the page: answers the next `POST /chat` from memory, so many tokens a second. */
export function streamInstead({ answer, rate }: { answer: string[]; rate: number }): void {
  const bench = { tokens: answer.length, sent: 0, frames: [] as number[], tasks: [] as number[] };
  (window as never as Bench).bench = bench;
  const real = window.fetch.bind(window);
  const encoder = new TextEncoder();
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
