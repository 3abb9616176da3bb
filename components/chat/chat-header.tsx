'use client';

import PanelLeft from 'lucide-react/icons/panel-left';
import SquarePen from 'lucide-react/icons/square-pen';
import Link from 'next/link';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { IconButton } from '@/components/ui/icon-button';
import { Logo } from '@/components/ui/logo';
import { site } from '@/lib/site';
import { TintPicker } from './tint-picker';

interface Props {
  isListOpen: boolean;
  onList: () => void;
  onNew: () => void;
}

/** Home, the conversations' drawer on a phone, a way to the tools, and the colours. */
export function ChatHeader({ isListOpen, onList, onNew }: Props) {
  return (
    <header className="border-line flex h-16 shrink-0 items-center justify-between gap-2 border-b px-2 sm:px-6">
      <div className="flex items-center gap-1">
        <IconButton
          icon={PanelLeft}
          label="Conversations"
          aria-expanded={isListOpen}
          aria-controls="conversations"
          className="lg:hidden"
          onClick={onList}
        />
        <Link href="/" aria-label={`${site.name}, home`} className="inline-flex items-center px-1">
          <Logo size={26} />
        </Link>
      </div>
      <div className="flex items-center">
        <Link
          href="/ai"
          className="text-ink-soft hover:text-ink hover:bg-accent-soft hidden min-h-11 items-center rounded-full px-4 text-sm font-medium sm:inline-flex"
        >
          All tools
        </Link>
        <TintPicker />
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
