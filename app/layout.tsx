import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { fontClasses } from './fonts/fonts';
import { THEME_COOKIE, themeFrom } from '@/components/shell/theme-cookie';
import { appUrl } from '@/lib/env';
import { site } from '@/lib/site';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  return {
    metadataBase: new URL(appUrl()),
    title: { default: `${site.name}: ${site.headline}`, template: `%s · ${site.name}` },
    description: site.description,
    applicationName: site.name,
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfaf5' },
    { media: '(prefers-color-scheme: dark)', color: '#171411' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeFrom((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html
      lang="en"
      className={fontClasses}
      data-theme={theme === 'system' ? undefined : theme}
      suppressHydrationWarning
    >
      <body>{children}</body>
    </html>
  );
}
