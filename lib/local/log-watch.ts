import { afterAll } from 'vitest';
import { isLogLine, leaksIn } from './log-leaks';

// Everything that any test has logged is read again at its end; what the logger wrote stays off the terminal
process.env.LOG_LEVEL = 'debug';
let written = '';

for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream) as (...parts: unknown[]) => boolean;
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    written += text;
    return isLogLine(text) || write(chunk, ...rest);
  };
}
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  const say = console[method].bind(console);
  console[method] = (...parts: unknown[]) => {
    written += `${parts.map(String).join(' ')}\n`;
    say(...parts);
  };
}

afterAll(() => {
  const leaks = leaksIn(written);
  if (leaks.length > 0) throw new Error(`The logs hold what they must not:\n${leaks.join('\n')}`);
});
