import { Worker } from 'node:worker_threads';
import { guardedPdfReader, type PdfReader } from '@/lib/providers/pdf';
import type { StudiedResume } from './study';

let reader: PdfReader<StudiedResume> | undefined;

/** The process's one reader of resumes; its input is the job description. */
export function getResumeReader(): PdfReader<StudiedResume> {
  return (reader ??= guardedPdfReader(
    // Spelled out as an object: only then does the build see that the file is a thread's, and bundle it
    (options) => new Worker(new URL('./worker.ts', import.meta.url), { ...options }),
  ));
}
