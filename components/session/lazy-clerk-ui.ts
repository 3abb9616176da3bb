'use client';

import type { ClerkUIConstructor, ClerkUIInstance } from '@clerk/shared/ui';

type Options = Parameters<ClerkUIInstance['ensureMounted']>[0];
type Controls = Awaited<ReturnType<ClerkUIInstance['ensureMounted']>>;

declare global {
  interface Window {
    __internal_ClerkUICtor?: ClerkUIConstructor;
  }
}

let real: Promise<ClerkUIConstructor> | undefined;

async function loadReal(): Promise<ClerkUIConstructor> {
  const { loadClerkUIScript } = await import('@clerk/shared/loadClerkJsScript');
  const publishableKey = process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY ?? '';
  const proxyUrl = process.env.NEXT_PUBLIC_CLERK_PROXY_URL;
  await loadClerkUIScript({ publishableKey, ...(proxyUrl ? { proxyUrl } : {}) });
  const constructor = window.__internal_ClerkUICtor;
  if (!constructor) throw new Error('Clerk’s interface did not load.');
  return constructor;
}

/** Takes every call and does nothing: what stands in while no widget has been asked for. */
const idleControls = new Proxy({} as Controls, {
  get: (_target, name) => (name === 'then' ? undefined : () => undefined),
});

/**
 * Clerk's interface, loaded when a widget is first needed: clerk-js reaches it only through
 * `ensureMounted`, and calls that really need it carry a `preloadHint`. Saves three quarters of
 * Clerk's scripts on pages whose people are signed in already.
 */
export class LazyClerkUi implements ClerkUIInstance {
  static version = '1.36.0';
  readonly version = LazyClerkUi.version;
  private readonly args: ConstructorParameters<ClerkUIConstructor>;
  private mounted: ClerkUIInstance | undefined;

  constructor(...args: ConstructorParameters<ClerkUIConstructor>) {
    this.args = args;
  }

  async ensureMounted(options?: Options): Promise<Controls> {
    if (!real && !options?.preloadHint) return idleControls;
    const Real = await (real ??= loadReal());
    this.mounted ??= new Real(...this.args);
    return this.mounted.ensureMounted(options);
  }
}
