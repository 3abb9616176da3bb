import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

const CommandMenu = lazy(() =>
  import('./command-menu').then(({ CommandMenu: Menu }) => ({ default: Menu })),
);

const never = () => () => undefined;
const shortcut = () => (/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K');

/** Opens the command menu by click or Ctrl/⌘ K; its code comes with the first opening. */
export function CommandMenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const keys = useSyncExternalStore(never, shortcut, () => 'Ctrl K');
  if (isOpen && !hasOpened) setHasOpened(true);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setIsOpen((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="text-ink-soft hover:bg-accent-soft hover:text-ink sm:border-line flex size-11 items-center justify-center gap-3 rounded-full text-sm transition-colors sm:w-auto sm:border sm:px-4"
      >
        <span className="sr-only">Go to a tool or creation</span>
        <Search aria-hidden size={20} strokeWidth={1.75} />
        <kbd className="hidden font-sans text-xs sm:inline">{keys}</kbd>
      </button>
      {hasOpened ? (
        <Suspense>
          <CommandMenu isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
