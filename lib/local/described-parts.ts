import { join } from 'node:path';
import type { Values } from './env-files';
import { valueOf } from './env-files';
import type { Part } from './part';

/** Where rows are kept: the embedded database opens inside the server, so nothing starts here. */
export function describeDatabase(values: Values, dataDir: string): Part {
  const url = valueOf(values, 'DATABASE_URL');
  const servedBy = url
    ? `PostgreSQL at ${hostOf(url)}`
    : `embedded PostgreSQL in ${join(dataDir, 'postgres')}`;
  return { name: 'database', servedBy, variable: 'DATABASE_URL', isEmbedded: !url };
}

/** Where pictures are kept and backgrounds removed. */
export function describeMedia(values: Values, dataDir: string): Part {
  const url = valueOf(values, 'CLOUDINARY_URL');
  const servedBy = url ? `Cloudinary (${hostOf(url)})` : `files in ${join(dataDir, 'media')}`;
  return { name: 'media', servedBy, variable: 'CLOUDINARY_URL', isEmbedded: !url };
}

/** The host alone: the rest of such an address may hold a password. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : 'the given address');
