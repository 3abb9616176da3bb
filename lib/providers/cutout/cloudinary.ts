import { setTimeout as sleep } from 'node:timers/promises';
import { isAbort } from '@/lib/errors';
import { log } from '@/lib/log';
import { readCapped } from '@/lib/providers/http/capped-body';
import type { CloudinaryClient, CloudinaryUpload } from '@/lib/providers/media/cloudinary-client';
import { reencode } from '@/lib/providers/media/picture';
import type { CutoutEngine } from './engine';
import { cutoutFailures } from './failures';

const EFFECT = 'e_background_removal/f_png';
const LARGEST = 100 * 1024 * 1024;

export interface CloudinaryCutoutOptions {
  /** Milliseconds for one photo, the waiting included. */
  timeoutMs: number;
  /** Milliseconds before the first second look at a picture that is still being made; then longer. */
  pollMs: number;
}

/**
 * Cloudinary's background removal: the photo is uploaded, the derived picture is fetched once it is
 * made (until then its address answers 423), and the upload is deleted again. Source: Cloudinary
 * transformation reference, "e_background_removal".
 */
export function cloudinaryCutout(
  client: CloudinaryClient,
  { timeoutMs, pollMs }: CloudinaryCutoutOptions,
): CutoutEngine {
  return {
    source: 'Cut by Cloudinary',
    async remove({ photo }, signal) {
      // Written again first: where a photo was taken does not leave this server
      const { bytes } = await reencode(photo);
      signal.throwIfAborted();
      const uploaded = await client.upload(bytes, { eager: EFFECT, eager_async: true });
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const derived = await fetchDerived(
          derivedAddress(uploaded),
          AbortSignal.any([signal, late]),
          pollMs,
        );
        return await reencode(derived);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (late.aborted) throw cutoutFailures.late();
        throw isAbort(error) || error instanceof TypeError ? cutoutFailures.broken() : error;
      } finally {
        await client.destroy(uploaded.public_id).catch(() => log.warn('cutout.upload_left'));
      }
    },
  };
}

function derivedAddress({ eager, secure_url }: CloudinaryUpload): string {
  return eager?.[0]?.secure_url ?? secure_url.replace('/upload/', `/upload/${EFFECT}/`);
}

const LONGEST_WAIT_MS = 3_000;

async function fetchDerived(
  address: string,
  signal: AbortSignal,
  pollMs: number,
): Promise<Uint8Array> {
  for (let wait = pollMs; ; wait = Math.min(LONGEST_WAIT_MS, wait * 1.5)) {
    const response = await fetch(address, { signal, redirect: 'error', cache: 'no-store' });
    if (response.ok) {
      const bytes = await readCapped(response, LARGEST);
      if (!bytes || bytes.length === 0) throw cutoutFailures.broken();
      return bytes;
    }
    response.body?.cancel().catch(() => undefined);
    if (response.status !== 423) {
      log.warn('cutout.derived_failed', { status: response.status });
      throw cutoutFailures.broken();
    }
    await sleep(wait, undefined, { signal });
  }
}
