import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, isAbort } from '@/lib/errors';
import { log } from '@/lib/log';
import type { Breaker } from '@/lib/providers/http/breaker';
import { readCapped } from '@/lib/providers/http/capped-body';
import { openFetch } from '@/lib/providers/http';
import { publicAddress } from '@/lib/providers/http/public-address';
import type { Target } from '@/lib/providers/http/redirect';
import { readRetryAfter } from '@/lib/providers/http/retry-after';
import { throughBreaker } from '@/lib/providers/http/through-breaker';
import { recordSent } from '@/lib/providers/meter';
import {
  type CloudinaryClient,
  type CloudinaryUpload,
  isBusy,
} from '@/lib/providers/media/cloudinary-client';
import { reencode } from '@/lib/providers/media/picture';
import type { CutoutEngine } from './engine';
import { cutoutFailures } from './failures';
import { cropTo, pasteBack, regionOf } from './subject-crop';

const EFFECT = 'e_background_removal/f_png';
const LARGEST = 100 * 1024 * 1024;
const LONGEST_WAIT_MS = 3_000;

export interface CloudinaryCutoutOptions {
  /** Milliseconds for one photo, the waiting included. */
  timeoutMs: number;
  /** Milliseconds before the first second look at a picture that is still being made; then longer. */
  pollMs: number;
  /** Rests after repeated failures to cut; the client's own watches the uploads. */
  breaker: Breaker;
  /** An origin that cut pictures may come from although it is not on the public internet. */
  ownOrigin?: string | undefined;
}

/**
 * Cloudinary's background removal: the photo is uploaded, the derived picture is fetched once it is
 * made (until then its address answers 423), and the upload is deleted again. It cannot be determined where
 * the subject is, so of a photo with a box only the box is sent. Source: Cloudinary transformation
 * reference, "e_background_removal".
 */
export function cloudinaryCutout(
  client: CloudinaryClient,
  { timeoutMs, pollMs, breaker, ownOrigin }: CloudinaryCutoutOptions,
): CutoutEngine {
  async function derive(uploaded: CloudinaryUpload, signal: AbortSignal) {
    const target = await publicAddress(derivedAddress(uploaded), ownOrigin);
    if (!target) throw cutoutFailures.broken();
    const late = AbortSignal.timeout(timeoutMs);
    try {
      return await fetchDerived(target, AbortSignal.any([signal, late]), pollMs);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (late.aborted) throw cutoutFailures.late();
      throw isAbort(error) || error instanceof TypeError ? cutoutFailures.broken() : error;
    }
  }

  async function cut(photo: Uint8Array, signal: AbortSignal) {
    recordSent();
    const uploaded = await client.upload(photo, { eager: EFFECT, eager_async: true });
    try {
      const derived = await derive(uploaded, signal);
      return await reencode(derived).catch(() => {
        throw cutoutFailures.broken();
      });
    } finally {
      await client.destroy(uploaded.public_id).catch(() => log.warn('cutout.upload_left'));
    }
  }

  return {
    source: 'Cut by Cloudinary',
    async remove({ photo, box }, signal) {
      // Written again first: where a photo was taken does not leave this server
      const upright = await reencode(photo);
      const region = box && regionOf(box, upright);
      const bytes = region ? await cropTo(upright, region) : upright.bytes;
      signal.throwIfAborted();
      const picture = await throughBreaker(breaker, () => cut(bytes, signal), {
        resting: cutoutFailures.resting,
        judge: (error) => {
          if (signal.aborted) return 'release';
          // A photo it cannot use says that the service works
          return error instanceof AppError && error.code === 'unprocessable' ? 'succeed' : 'fail';
        },
      });
      return region ? pasteBack(picture.bytes, region, upright) : picture;
    },
  };
}

function derivedAddress({ eager, secure_url }: CloudinaryUpload): string {
  return eager?.[0]?.secure_url ?? secure_url.replace('/upload/', `/upload/${EFFECT}/`);
}

async function fetchDerived(
  { url, address }: Target,
  signal: AbortSignal,
  pollMs: number,
): Promise<Uint8Array> {
  for (let wait = pollMs; ; wait = Math.min(LONGEST_WAIT_MS, wait * 1.5)) {
    const init: RequestInit = { signal, redirect: 'manual', cache: 'no-store' };
    const response = await openFetch(url, init, address);
    if (response.ok) {
      const bytes = await readCapped(response, LARGEST);
      if (!bytes || bytes.length === 0) throw cutoutFailures.broken();
      return bytes;
    }
    response.body?.cancel().catch(() => undefined);
    if (response.status !== 423) throw refusal(response);
    await sleep(wait, undefined, { signal });
  }
}

function refusal({ status, headers }: Response): AppError {
  log.warn('cutout.derived_failed', { status });
  if (isBusy(status)) {
    return cutoutFailures.busy(readRetryAfter(headers.get('retry-after'), Date.now()) ?? 60);
  }
  return status === 400 ? cutoutFailures.declined() : cutoutFailures.broken();
}
