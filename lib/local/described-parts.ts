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

/** Who paints pictures: OpenAI's own endpoint serves text and pictures with one key. */
export function describeImages(values: Values): Part {
  const openAi = valueOf(values, 'OPENAI_API_KEY');
  const base = valueOf(values, 'OPENAI_BASE_URL');
  const isOpenAiServing = openAi && (!base || hostOf(base) === 'api.openai.com');
  const isShared = (openAi || base) && (isOpenAiServing || valueOf(values, 'IMAGE_MODEL'));
  const own = valueOf(values, 'IMAGE_BASE_URL') ?? base;
  const isSet = valueOf(values, 'IMAGE_API_KEY') || valueOf(values, 'IMAGE_BASE_URL') || isShared;
  const servedBy = isSet
    ? own
      ? `the server at ${hostOf(own)}`
      : 'OpenAI'
    : 'the built-in sandbox painter';
  return { name: 'images', servedBy, variable: 'IMAGE_API_KEY', isEmbedded: !isSet };
}

/** Where pictures are kept and backgrounds removed. */
export function describeMedia(values: Values, dataDir: string): Part {
  const url = valueOf(values, 'CLOUDINARY_URL');
  const servedBy = url ? `Cloudinary (${hostOf(url)})` : `files in ${join(dataDir, 'media')}`;
  return { name: 'media', servedBy, variable: 'CLOUDINARY_URL', isEmbedded: !url };
}

/** The host alone: the rest of such an address may hold a password. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : 'the given address');
