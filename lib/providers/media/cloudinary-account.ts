/** What calls to Cloudinary's SDK need; passed with every call, so that its global settings stay out. */
export interface CloudinaryAccount {
  cloud_name: string;
  api_key: string;
  api_secret: string;
  /** Origin of the upload API; Cloudinary's own without it. */
  upload_prefix?: string;
}

/**
 * Reads a `CLOUDINARY_URL` (`cloudinary://key:secret@cloud`, with `?upload_prefix=` and further SDK
 * settings). Throws one sentence that never repeats the address.
 */
export function cloudinaryAccount(address: string): CloudinaryAccount {
  const url = URL.parse(address);
  const isWhole = url?.protocol === 'cloudinary:' && url.hostname && url.username && url.password;
  if (!isWhole) {
    throw new Error(
      'CLOUDINARY_URL cannot be used: it must read cloudinary://key:secret@cloud, as Cloudinary’s console shows it.',
    );
  }
  return {
    ...Object.fromEntries(url.searchParams),
    ...(url.pathname.length > 1
      ? { private_cdn: true, secure_distribution: url.pathname.slice(1) }
      : {}),
    cloud_name: url.hostname,
    api_key: decodeURIComponent(url.username),
    api_secret: decodeURIComponent(url.password),
  };
}

/** The origin that a custom `upload_prefix` names: what comes from there is trusted as Cloudinary's own. */
export function ownOrigin({ upload_prefix }: CloudinaryAccount): string | undefined {
  return upload_prefix ? URL.parse(upload_prefix)?.origin : undefined;
}
