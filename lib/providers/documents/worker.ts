import { parentPort, workerData } from 'node:worker_threads';
import { markdownToDocx, type Pictures } from './docx.ts';
import { markdownToHtml } from './html.ts';

/** What the thread is started with. */
export interface DocumentTask {
  markdown: string;
  title: string;
  format: 'html' | 'docx';
  pictures: Pictures;
}

const { markdown, title, format, pictures } = workerData as DocumentTask;
const written =
  format === 'html'
    ? new TextEncoder().encode(markdownToHtml(markdown, title))
    : await markdownToDocx(markdown, title, pictures);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(written, [written.buffer]);
