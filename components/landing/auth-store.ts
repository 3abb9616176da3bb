/** What the landing page can ask of the sign-in service. */
export type AuthIntent =
  { kind: 'sign-in'; redirectTo: string } | { kind: 'profile' } | { kind: 'sign-out' };

export interface AuthState {
  intent: AuthIntent | null;
  /** Counts the asks, so that the same one can be made again. */
  ask: number;
  isBusy: boolean;
  /** A sentence for the person when the service cannot be used. */
  failure: string | null;
}

export const idle: AuthState = { intent: null, ask: 0, isBusy: false, failure: null };

let state = idle;
const listeners = new Set<() => void>();

function set(next: Partial<AuthState>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const authStore = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Asks for something; nothing of Clerk is loaded before the first call. */
  ask: (intent: AuthIntent) => set({ intent, ask: state.ask + 1, isBusy: true, failure: null }),
  settle: () => set({ isBusy: false }),
  fail: (failure: string) => set({ isBusy: false, failure }),
  dismiss: () => set({ failure: null }),
};
