import { ClerkError } from '../errors';
import type { Exchange } from '../exchange';

/** Throws what Clerk answers to a sign-in or sign-up in a browser that is signed in. */
export function requireSignedOut(exchange: Exchange): void {
  const session = exchange.sessions.at(-1);
  if (!session) return;
  throw new ClerkError(400, 'session_exists', "You're already signed in.", undefined, {
    session_id: session.id,
  });
}
