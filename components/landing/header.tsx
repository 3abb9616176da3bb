import { AccountMenu } from '@/components/landing/account-menu';
import { SignInButton } from '@/components/landing/sign-in-button';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { buttonStyle } from '@/components/ui/button-style';
import { Logo } from '@/components/ui/logo';
import { site } from '@/lib/site';

/** Logo, theme, and sign-in or the person's menu. */
export function LandingHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <header className="page-width flex h-18 items-center justify-between">
      <a href="/" aria-label={`${site.name}, home`} className="inline-flex rounded-md py-2">
        <Logo size={30} />
      </a>
      <div className="flex items-center gap-1 sm:gap-2">
        <ThemeSwitch />
        {isSignedIn ? (
          <AccountMenu />
        ) : (
          <SignInButton redirectTo="/ai" className={buttonStyle({ variant: 'primary' })}>
            Cook with AI
          </SignInButton>
        )}
      </div>
    </header>
  );
}
