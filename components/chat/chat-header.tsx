'use client';

import PanelLeft from 'lucide-react/icons/panel-left';
import SquarePen from 'lucide-react/icons/square-pen';
import type { RefObject } from 'react';
import { CommandMenuButton } from '@/components/shell/command-menu-button';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { IconButton } from '@/components/ui/icon-button';
import { Logo } from '@/components/ui/logo';
import { site } from '@/lib/site';
import { AppLink } from './app-link';

interface Props {
  /** The button that opens the conversations. */
  listButton: RefObject<HTMLButtonElement | null>;
  isListOpen: boolean;
  onList: () => void;
  onNew: () => void;
}

/** Home, the conversations' drawer on a phone, and the ways to everything else. */
export function ChatHeader({ listButton, isListOpen, onList, onNew }: Props) {
  return (
    <header className="border-line flex h-16 shrink-0 items-center justify-between gap-2 border-b px-2 sm:px-6">
      <h1 className="sr-only">DeFi companion</h1>
      <div className="flex items-center gap-1">
        <IconButton
          ref={listButton}
          icon={PanelLeft}
          label="Conversations"
          aria-expanded={isListOpen}
          aria-controls="conversations"
          className="lg:hidden"
          onClick={onList}
        />
        <AppLink
          href="/"
          aria-label={`${site.name}, home`}
          className="inline-flex items-center px-1"
        >
          <Logo size={26} />
        </AppLink>
      </div>
      <div className="flex items-center sm:gap-2">
        <AppLink
          href="/ai"
          className="text-ink-soft hover:text-ink hover:bg-accent-soft hidden min-h-11 items-center rounded-full px-4 text-sm font-medium sm:inline-flex"
        >
          All tools
        </AppLink>
        <CommandMenuButton />
        <ThemeSwitch />
        <IconButton
          icon={SquarePen}
          label="New conversation"
          className="lg:hidden"
          onClick={onNew}
        />
      </div>
    </header>
  );
}
