import { questions } from '@/components/landing/questions-text';
import { landingTools } from '@/lib/tools/registry';
import { site } from '@/lib/site';

/** The landing page as schema.org data (JSON-LD), safe inside a script element. */
export function structuredData(origin: string): string {
  const graph = [
    {
      '@type': 'WebApplication',
      name: site.name,
      url: origin,
      description: site.description,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any',
      featureList: landingTools.map((tool) => tool.title),
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(
    /</g,
    '\\u003c',
  );
}
