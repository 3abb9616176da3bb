const sentences: [RegExp, string][] = [
  [
    /failed to download latest/i,
    'The newest version of the sign-in service could not be downloaded. Wait a minute, then reload this page.',
  ],
  [
    /failed to load clerk|failed to load script|clerk_runtime_load|load_timeout/i,
    'The sign-in service could not be loaded. Check your connection and any script blockers, then reload this page.',
  ],
  [
    /publishable ?key|clerk keys are missing/i,
    'Sign-in has no valid key here. Please contact the site’s owner.',
  ],
  [
    /multiple <?clerkprovider/i,
    'Sign-in was started twice on this page. Reload it, and if that doesn’t help, contact the site’s owner.',
  ],
  [/invalid state/i, 'Sign-in lost its place. Reload this page to go on.'],
];

/** True of an error that the sign-in service's own libraries threw. */
export function isAuthError(error: unknown): boolean {
  return error instanceof Error && /^@clerk\/|^clerk\b|clerk\s?(?:js|ui)\b/i.test(error.message);
}

/** What an error of the sign-in service means and what to do next, in a sentence or two; never the service's own words. */
export function authSentence(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const known = sentences.find(([pattern]) => pattern.test(text));
  return (
    known?.[1] ?? 'The sign-in service stopped answering. Wait a minute, then reload this page.'
  );
}

/** Said while the service answers badly and the session still holds. */
export const DEGRADED =
  'The sign-in service is slow to answer. You can go on; if you are asked to sign in again, wait a minute first.';
