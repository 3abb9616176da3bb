import { site } from '@/lib/site';

/** The product as schema.org data (JSON-LD), safe inside a script element. */
export function structuredData(origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: site.name,
    url: origin,
    description: site.description,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
