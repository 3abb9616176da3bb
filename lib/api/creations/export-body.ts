import { makeZip } from 'client-zip';
import type { Database } from '@/db/database';
import type { openPicture } from '@/lib/providers/media/open';
import { exportFiles } from './export-files';
import { patientBody } from './patient-body';

/**
 * A person's export as a ZIP that is made as it is read. When it ends, also because its reader has gone,
 * nothing is read from the stores any more and `onEnd` is called.
 */
export function exportBody(
  db: Database,
  userId: string,
  { signal, onEnd, open }: { signal: AbortSignal; onEnd: () => unknown; open?: typeof openPicture },
): ReadableStream<Uint8Array> {
  const over = new AbortController();
  const files = exportFiles(db, userId, AbortSignal.any([signal, over.signal]), open);
  // A zip that is cancelled lets its files lie where they are
  return patientBody(makeZip(files), () => {
    over.abort();
    return onEnd();
  });
}
