import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AuthHost } from '@/components/landing/auth-host';
import { Closing } from '@/components/landing/closing';
import { CommunityStrip } from '@/components/landing/community-strip';
import { Footer } from '@/components/landing/footer';
import { LandingHeader } from '@/components/landing/header';
import { Hero } from '@/components/landing/hero';
import { Questions } from '@/components/landing/questions';
import { hasSignedInHint } from '@/components/landing/signed-in-hint';
import { Steps } from '@/components/landing/steps';
import { structuredData } from '@/components/landing/structured-data';
import { Testimonials } from '@/components/landing/testimonials';
import { ToolGrid } from '@/components/landing/tool-grid';
import { SkipLink } from '@/components/ui/skip-link';
import { appUrl } from '@/lib/env';
import { stripPictures } from './strip-pictures';

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default async function LandingPage() {
  const [isSignedIn, pictures] = await Promise.all([hasSignedInHint(), stripPictures()]);
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <div className="overflow-x-clip">
      <SkipLink />
      <LandingHeader isSignedIn={isSignedIn} />
      <main id="content" tabIndex={-1} className="below-fold-later outline-none">
        <Hero isSignedIn={isSignedIn} />
        <ToolGrid isSignedIn={isSignedIn} />
        <Steps />
        <CommunityStrip pictures={pictures} />
        <Testimonials />
        <Questions />
        <Closing />
      </main>
      <Footer />
      <AuthHost />
      <script
        type="application/ld+json"
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: structuredData(appUrl()) }}
      />
    </div>
  );
}
