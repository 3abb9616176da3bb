import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { GalleryClosed } from '@/components/community/gallery-closed';
import { PublicPicture } from '@/components/community/public-picture';
import { hasSignedInHint } from '@/components/landing/signed-in-hint';
import { getDatabase } from '@/db/client';
import { asDatabaseError } from '@/db/errors';
import { getPublished } from '@/db/published';
import { toWire } from '@/db/wire';
import { site } from '@/lib/site';

interface Props {
  params: Promise<{ id: string }>;
}

const TITLE_LENGTH = 80;

/** The published picture, null when there is none, or `away` while the database is. */
const readPicture = cache(async (id: string) => {
  try {
    const row = await getPublished(await getDatabase(), null, id);
    return row?.type === 'image' ? toWire(row, null) : null;
  } catch (error) {
    if (asDatabaseError(error)?.code === 'unavailable') return 'away';
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const picture = await readPicture(id);
  if (!picture) return { title: 'Picture not found', robots: { index: false } };
  if (picture === 'away') return { title: 'Not available right now', robots: { index: false } };
  const { prompt, content } = picture;
  const title = prompt.length > TITLE_LENGTH ? `${prompt.slice(0, TITLE_LENGTH)}…` : prompt;
  const description = `A picture made with ${site.name}: ${prompt.slice(0, 200)}`;
  const images = [{ url: content, alt: prompt }];
  return {
    title,
    description,
    alternates: { canonical: `/community/${id}` },
    openGraph: { type: 'article', title, description, images, url: `/community/${id}` },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

export default async function PublicPicturePage({ params }: Props) {
  const { id } = await params;
  const picture = await readPicture(id);
  if (!picture) notFound();
  if (picture === 'away') return <GalleryClosed href={`/community/${id}`} />;
  return <PublicPicture picture={picture} isSignedIn={await hasSignedInHint()} />;
}
