import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { getGuard, openFetch } from '@/lib/providers/http';
import type { Target } from '@/lib/providers/http/redirect';
import { localStore } from './index';
import { LOCAL_MEDIA_PATH } from './local';
import { targetOf } from './read';

/** How long a store may take for its answer's head, and again for each piece of the body. */
const PATIENCE_MS = 20_000;

export interface OpenPicture {
  /** Reads from the store only as fast as it is read itself. */
  stream: ReadableStream<Uint8Array>;
  /** For a file name, such as `png`. */
  extension: string;
}

/** A stored picture as a stream, by the address it was stored under; undefined when it does not come. */
export async function openPicture(
  address: string,
  signal: AbortSignal,
): Promise<OpenPicture | undefined> {
  const extension = /\.(\w{1,5})$/.exec(address)?.[1] ?? 'png';
  if (address.startsWith(LOCAL_MEDIA_PATH)) {
    const picture = await localStore().find(address.slice(LOCAL_MEDIA_PATH.length));
    if (!picture) return undefined;
    const file = Readable.toWeb(createReadStream(picture.path, { signal }));
    return { stream: file as ReadableStream<Uint8Array>, extension };
  }
  const target = await targetOf(address);
  const stream = target && (await openTarget(target, signal));
  return stream && { stream, extension };
}

async function openTarget({ url, address }: Target, signal: AbortSignal) {
  const { breaker } = getGuard('media');
  if (!breaker.admit()) return undefined;
  const late = new AbortController();
  const either = AbortSignal.any([signal, late.signal]);
  const within = async <T>(work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => late.abort(new Error('The store fell silent.')), PATIENCE_MS);
    return work.finally(() => clearTimeout(timer));
  };
  try {
    const init: RequestInit = { signal: either, redirect: 'manual', cache: 'no-store' };
    const response = await within(openFetch(url, init, address));
    breaker.succeed();
    if (response.ok && response.body) return watched(response.body, within);
    await response.body?.cancel();
    return undefined;
  } catch {
    if (signal.aborted) breaker.release();
    else breaker.fail();
    signal.throwIfAborted();
    return undefined;
  }
}

/** A body each piece of which has to come within its time. */
function watched(
  body: ReadableStream<Uint8Array>,
  within: <T>(work: Promise<T>) => Promise<T>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await within(reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
