import { readFile } from 'node:fs/promises';
import { env } from '@/lib/env';
import { getFetchUpstream } from '@/lib/providers/http';
import { publicAddress } from '@/lib/providers/http/public-address';
import { cloudinaryAccount, ownOrigin } from './cloudinary-account';
import { localStore } from './index';
import { LOCAL_MEDIA_PATH } from './local';

const MAX_BYTES = 30_000_000;
const BUDGET_MS = 20_000;

export interface ReadPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** For a file name, such as `png`. */
  extension: string;
}

/** Where a picture of a service may be fetched from. */
export function targetOf(address: string) {
  const { CLOUDINARY_URL: store } = env();
  return publicAddress(address, store && ownOrigin(cloudinaryAccount(store)));
}

/** The bytes of a stored picture by the address it was stored under; undefined when they do not come. */
export async function readPicture(
  address: string,
  signal: AbortSignal,
): Promise<ReadPicture | undefined> {
  const extension = /\.(\w{1,5})$/.exec(address)?.[1] ?? 'png';
  if (address.startsWith(LOCAL_MEDIA_PATH)) {
    const picture = await localStore().find(address.slice(LOCAL_MEDIA_PATH.length));
    if (!picture) return undefined;
    return { bytes: new Uint8Array(await readFile(picture.path)), extension };
  }
  const target = await targetOf(address);
  if (!target) return undefined;
  const got = await getFetchUpstream()({
    service: 'media',
    ...target,
    schema: 'bytes',
    maxBytes: MAX_BYTES,
    budgetMs: BUDGET_MS,
    signal,
  });
  return got.kind === 'found' ? { bytes: got.value, extension } : undefined;
}
