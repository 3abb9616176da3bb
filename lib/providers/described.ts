import type { Env } from '@/lib/env';
import { imageService, SANDBOX_PAINTER } from './images/service';

const host = (address: string | undefined) => (address ? URL.parse(address)?.hostname : undefined);

/** Which service is behind each part, by name: no keys, no addresses of databases. */
export function describeProviders(values: Env) {
  const ownText = values.OPENAI_API_KEY ? 'api.openai.com' : 'none';
  const text = values.TEXT_MODEL === 'mise-sandbox' ? 'sandbox' : host(values.OPENAI_BASE_URL);
  const isPainter = values.IMAGE_MODEL === SANDBOX_PAINTER;
  const images = imageService(values) ? (isPainter ? 'sandbox' : 'endpoint') : 'none';
  return {
    auth: isEmbedded(values, 'auth') ? 'emulator' : 'clerk',
    database: databaseName(values.DATABASE_URL),
    text: text ?? ownText,
    images,
    media: values.CLOUDINARY_URL ? 'cloudinary' : 'local',
    books: values.GOOGLE_BOOKS_API_KEY ? 'google-books' : 'open-library',
  };
}

const isEmbedded = ({ MISE_LOCAL }: Env, part: string) =>
  (MISE_LOCAL ?? '').split(',').includes(part);

function databaseName(url: string | undefined): string {
  if (!url) return 'embedded';
  return host(url)?.endsWith('.neon.tech') ? 'neon' : 'postgresql';
}
