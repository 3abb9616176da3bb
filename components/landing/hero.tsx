import { CounterDemo } from '@/components/landing/demo/counter-demo';
import { SignInButton } from '@/components/landing/sign-in-button';
import { buttonStyle } from '@/components/ui/button-style';
import { site } from '@/lib/site';

const chatStyle = buttonStyle({ size: 'lg' }, 'max-sm:w-full');

/** The promise, its two ways in, and the product at work. */
export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="page-width grid items-center gap-x-16 gap-y-12 pt-8 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] lg:pt-14 lg:pb-28">
      <div>
        <h1 className="font-display text-4xl tracking-tight">{site.headline}</h1>
        <p className="text-ink-soft mt-6 max-w-[34rem] text-lg">{site.promise}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <a
            href="/ai"
            className={buttonStyle({ variant: 'primary', size: 'lg' }, 'max-sm:w-full')}
          >
            Start Creating Now
          </a>
          {isSignedIn ? (
            <a href="/chat" className={chatStyle}>
              Talk to the companion
            </a>
          ) : (
            <SignInButton redirectTo="/chat" className={chatStyle}>
              Talk to the companion
            </SignInButton>
          )}
        </div>
      </div>
      <CounterDemo />
    </section>
  );
}
