import { readInThread } from '../../providers/pdf/thread.ts';
import { studyResume } from './study.ts';

await readInThread((pdf, description) =>
  studyResume(pdf, typeof description === 'string' ? description : undefined),
);
