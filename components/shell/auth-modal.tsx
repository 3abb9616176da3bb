import { ClerkProvider, useClerk } from '@clerk/nextjs';
import { Component, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { clerkAppearance } from '@/components/session/clerk-appearance';
import { authStore, idle } from '@/components/landing/auth-store';

const FAILED =
  'The sign-in service could not be loaded. Check your connection, then reload this page.';
const LOAD_LIMIT_MS = 20_000;

/** Clerk, mounted on first use, doing what was asked: sign-in modal, profile or sign-out. */
export function AuthModal() {
  return (
    <Boundary>
      <ClerkProvider appearance={clerkAppearance} afterSignOutUrl="/">
        <Doer />
      </ClerkProvider>
    </Boundary>
  );
}

function Doer() {
  const clerk = useClerk();
  const { intent, ask } = useSyncExternalStore(authStore.subscribe, authStore.get, () => idle);
  const { loaded } = clerk;

  useEffect(() => {
    if (loaded || ask === 0) return;
    const fail = () => authStore.fail(FAILED);
    const timer = setTimeout(fail, LOAD_LIMIT_MS);
    const onStatus = (status: string) => {
      if (status === 'error') fail();
    };
    clerk.on('status', onStatus, { notify: true });
    return () => {
      clearTimeout(timer);
      clerk.off('status', onStatus);
    };
  }, [clerk, loaded, ask]);

  useEffect(() => {
    if (!loaded || !intent) return;
    if (intent.kind === 'sign-out') {
      void clerk.signOut({ redirectUrl: '/' }).finally(authStore.settle);
    } else if (intent.kind === 'sign-in' && clerk.isSignedIn) {
      location.assign(intent.redirectTo);
    } else {
      if (intent.kind === 'profile') clerk.openUserProfile();
      else clerk.openSignIn(signInOptions(intent.redirectTo));
      void hasAppeared('.cl-modalBackdrop').then((isShown) =>
        isShown ? authStore.settle() : authStore.fail(FAILED),
      );
    }
  }, [clerk, loaded, intent, ask]);

  return null;
}

const signInOptions = (redirectTo: string) => ({
  withSignUp: true,
  forceRedirectUrl: redirectTo,
  signUpForceRedirectUrl: redirectTo,
});

/** True once an element is there; false when it has not come in time. Clerk says neither itself. */
function hasAppeared(selector: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      const isThere = document.querySelector(selector) !== null;
      if (!isThere && Date.now() < end) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(isThere);
    };
    const end = Date.now() + LOAD_LIMIT_MS;
    const observer = new MutationObserver(settle);
    const timer = setTimeout(settle, LOAD_LIMIT_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    settle();
  });
}

/** A key that is missing or wrong makes the provider throw while rendering. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    authStore.fail('Sign-in isn’t set up correctly here. Please contact the site’s owner.');
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
