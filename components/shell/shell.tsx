'use client';

import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { AuthStatus } from './auth-status';
import { Sidebar } from './sidebar';
import { Toasts } from './toasts';
import { TopBar } from './top-bar';

/** What was made a moment ago is in a list that is opened now: no list is too young to be asked for. */
const lists = { dedupingInterval: 0 };

/** The frame of every /ai page: top bar, sidebar, content. On small screens the open sidebar takes the content's place. */
export function Shell({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SWRConfig value={lists}>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="bg-raised text-ink sr-only z-30 rounded-md p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <TopBar isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        <AuthStatus />
        <div className="flex grow">
          <Sidebar isOpen={isOpen} onChoose={() => setIsOpen(false)} />
          <main
            id="content"
            tabIndex={-1}
            className={`min-w-0 grow px-4 py-6 outline-none sm:px-8 lg:px-12 lg:py-10 ${isOpen ? 'max-lg:hidden' : ''}`}
          >
            <div className="mx-auto max-w-6xl">{children}</div>
          </main>
        </div>
        <Toasts />
      </div>
    </SWRConfig>
  );
}
