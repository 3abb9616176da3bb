import type { Picture } from './picture';

/** Where a picture is kept: `key` deletes it again, `url` is what a browser loads. */
export interface StoredPicture {
  key: string;
  /** An https address, or a path on our own origin. */
  url: string;
}

/** Keeps pictures under addresses nobody can guess. */
export interface MediaStore {
  readonly name: 'cloudinary' | 'local';
  /** Throws `upstream_failed`, `upstream_timeout` or `unavailable` when the picture was not kept. */
  put(picture: Picture): Promise<StoredPicture>;
  /**
   * Gives a picture another key, so that its old address leads nowhere, in caches either; answers the new
   * address. One that has moved already, or is gone, is no failure.
   */
  move(picture: StoredPicture, to: string): Promise<string>;
  /** Deletes a picture; one that is already gone is no failure. */
  delete(key: string): Promise<void>;
}
