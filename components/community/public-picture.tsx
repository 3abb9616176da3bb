import { CreationDate } from '@/components/creations/creation-date';
import { AuthHost } from '@/components/landing/auth-host';
import { Footer } from '@/components/landing/footer';
import { LandingHeader } from '@/components/landing/header';
import { buttonStyle } from '@/components/ui/button-style';
import { SandboxRibbon } from '@/components/ui/sandbox-ribbon';
import { SkipLink } from '@/components/ui/skip-link';
import { SourceLine } from '@/components/ui/source-line';
import type { WireCreation } from '@/db/wire';
import { promptInput } from './prompt-input';
import { UsePromptButton } from './use-prompt-button';

interface Props {
  picture: WireCreation;
  isSignedIn: boolean;
}

/** A published picture on its own page, for anybody who has its address. */
export function PublicPicture({ picture, isSignedIn }: Props) {
  const { content, prompt, likeCount, created_at, isSandbox } = picture;
  const input = promptInput(picture);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <LandingHeader isSignedIn={isSignedIn} />
      <main
        id="content"
        tabIndex={-1}
        className="page-width grid grow items-start gap-8 pt-6 pb-20 outline-none lg:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)] lg:gap-12"
      >
        <img
          src={content}
          alt={prompt}
          className="border-line bg-sunken max-h-[80dvh] w-full rounded-lg border object-contain"
        />
        <div className="grid gap-6">
          <h1 className="font-display text-xl break-words">{input?.description ?? prompt}</h1>
          {isSandbox ? (
            <SandboxRibbon
              what="Painted by the built-in sandbox"
              remedy="With real keys a model does this"
            />
          ) : null}
          <SourceLine
            parts={[
              input?.style,
              `${likeCount} ${likeCount === 1 ? 'like' : 'likes'}`,
              <CreationDate key="date" value={created_at} />,
            ]}
          />
          <div className="flex flex-wrap gap-3">
            {input ? <UsePromptButton input={input} /> : null}
            <a href="/ai/community" className={buttonStyle({ size: 'lg' })}>
              More from the community
            </a>
          </div>
        </div>
      </main>
      <Footer />
      <AuthHost />
    </div>
  );
}
