import { useAuth, useClerk, useUser } from '@clerk/nextjs';
import LogOut from 'lucide-react/icons/log-out';
import { Allowance } from './allowance';

/** Opens the profile, shows the plan, signs out. */
export function AccountFooter() {
  const { openUserProfile, signOut } = useClerk();
  const { has } = useAuth();
  const { user } = useUser();
  const plan = has?.({ plan: 'premium' }) ? 'Premium' : 'Free';
  const name = user?.fullName || 'Your profile';
  return (
    <div className="border-line flex items-center justify-between gap-2 border-t p-3">
      <button
        type="button"
        onClick={() => openUserProfile()}
        className="hover:bg-sunken min-w-0 grow rounded-md px-2 py-1.5 text-left"
      >
        <span className="sr-only">Open your profile: </span>
        <span className="block truncate text-sm font-medium">{name}</span>
        <span className="text-ink-soft block text-xs">{plan} plan</span>
        <Allowance />
      </button>
      <button
        type="button"
        onClick={() => void signOut({ redirectUrl: '/' })}
        aria-label="Sign out"
        className="hover:bg-sunken text-ink-soft hover:text-ink grid size-11 shrink-0 place-items-center rounded-md"
      >
        <LogOut size={18} aria-hidden />
      </button>
    </div>
  );
}
