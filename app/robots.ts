import type { MetadataRoute } from 'next';
import { appUrl } from '@/lib/env';

// The origin is known when the site runs, not when it is built
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/ai', '/chat', '/api/', '/sign-in'] },
    sitemap: `${appUrl()}/sitemap.xml`,
  };
}
