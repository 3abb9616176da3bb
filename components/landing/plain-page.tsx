import type { ReactNode } from 'react';
import { Footer } from '@/components/landing/footer';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { Logo } from '@/components/ui/logo';
import { SkipLink } from '@/components/ui/skip-link';
import { site } from '@/lib/site';
import '@/components/markdown/reading.css';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of plain words, with the landing page's header and footer. */
export function PlainPage({ title, lead, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="page-width flex h-18 items-center justify-between">
        <a href="/" aria-label={`${site.name}, home`} className="inline-flex rounded-md py-2">
          <Logo size={30} />
        </a>
        <ThemeSwitch />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="page-width grow pt-10 pb-20 outline-none lg:pt-16 lg:pb-28"
      >
        <h1 className="font-display text-3xl">{title}</h1>
        <p className="text-ink-soft mt-4 max-w-[42rem] text-xl">{lead}</p>
        <div className="reading mt-10">{children}</div>
      </main>
      <Footer />
    </div>
  );
}
