import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import Link from 'next/link';
import { Logo } from '@/components/ui/logo';
import { site } from '@/lib/site';
import { CommandMenuButton } from './command-menu-button';
import { ThemeSwitch } from './theme-switch';

/** Logo, command menu, theme and, on small screens, the button that opens the sidebar. */
export function TopBar({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <header className="border-line bg-paper sticky top-0 z-20 flex h-16 items-center justify-between border-b px-4 sm:px-6">
      <Link href="/" aria-label={`${site.name}, home`} className="inline-flex rounded-md py-2">
        <Logo />
      </Link>
      <div className="flex items-center sm:gap-2">
        <CommandMenuButton />
        <ThemeSwitch />
        <button
          type="button"
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls="sidebar"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          className="hover:bg-sunken grid size-11 place-items-center rounded-md lg:hidden"
        >
          {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        </button>
      </div>
    </header>
  );
}
