'use client';

import { authStore } from '@/components/landing/auth-store';
import { Menu } from '@/components/ui/menu';

/** The signed-in person's menu; pages open at once, profile and sign-out load the sign-in service. */
export function AccountMenu() {
  return (
    <Menu
      label="Your account"
      triggerClassName="border-line-strong bg-accent-soft text-accent-text hover:border-ink grid size-11 place-items-center rounded-full border transition-colors"
      items={[
        { label: 'Open the dashboard', onSelect: () => location.assign('/ai') },
        { label: 'Talk to the companion', onSelect: () => location.assign('/chat') },
        { label: 'Manage your profile', onSelect: () => authStore.ask({ kind: 'profile' }) },
        { label: 'Sign out', onSelect: () => authStore.ask({ kind: 'sign-out' }) },
      ]}
    >
      <svg
        aria-hidden
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      >
        <circle cx="12" cy="8.5" r="4" />
        <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
      </svg>
    </Menu>
  );
}
