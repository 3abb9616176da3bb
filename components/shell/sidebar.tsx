import { useUser } from '@clerk/nextjs';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Avatar } from './avatar';
import { AccountFooter } from './account-footer';
import { Plate } from '@/components/ui/plate';
import { navItems } from '@/lib/tools/registry';

/** Who is signed in, every tool, and the account; 60 units wide, the whole width when open on a small screen. */
export function Sidebar({ isOpen, onChoose }: { isOpen: boolean; onChoose: () => void }) {
  const { user } = useUser();
  const name = user?.fullName || user?.primaryEmailAddress?.emailAddress || '';
  const pathname = usePathname();
  return (
    <aside
      id="sidebar"
      aria-label="Tools and account"
      className={`border-line bg-paper top-16 h-[calc(100dvh-4rem)] w-60 shrink-0 flex-col border-r max-lg:grow max-lg:border-r-0 lg:sticky lg:flex ${isOpen ? 'flex' : 'hidden'}`}
    >
      <div className="flex flex-col items-center gap-2 px-4 pt-6 pb-4">
        <Avatar name={name} imageUrl={user?.hasImage ? user.imageUrl : undefined} />
        <p className="min-h-6 max-w-full truncate text-center font-medium">{name}</p>
      </div>
      <nav aria-label="Tools" className="grow overflow-y-auto px-3 pb-4">
        <ul className="space-y-0.5">
          {navItems.map((item) => {
            const isCurrent = pathname === item.path;
            return (
              <li key={item.id}>
                <Link
                  href={item.path}
                  prefetch={false}
                  onClick={onChoose}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={`flex min-h-11 items-center gap-3 rounded-md px-2 text-sm transition-colors lg:min-h-10 ${isCurrent ? 'bg-accent-soft text-ink font-medium' : 'text-ink-soft hover:bg-sunken hover:text-ink'}`}
                >
                  <Plate icon={item.icon} gradient={item.gradient} size={28} />
                  {item.label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <AccountFooter />
    </aside>
  );
}
