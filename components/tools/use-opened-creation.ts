import { useAuth } from '@clerk/nextjs';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '@/components/session/use-api';
import type { WireCreation } from '@/db/wire';

const NAME = 'creation';

/** The address of a tool's page with one of the person's creations open in it. */
export const openedAt = (path: string, id: string) => `${path}?${NAME}=${id}`;

/** Names a creation in the page's address, so that a reload shows it again. */
export function nameInAddress(creation: { id: string } | null | undefined): void {
  if (creation) history.replaceState(null, '', openedAt(location.pathname, creation.id));
}

/**
 * Calls back with the creation that the address names. It is read from the person's own history, so that
 * an address of somebody else's shows nothing.
 */
export function useOpenedCreation(type: string, onOpen: (creation: WireCreation) => void): void {
  const { call } = useApi();
  const { userId } = useAuth();
  const latest = useEffectEvent(onOpen);
  useEffect(() => {
    const id = new URLSearchParams(location.search).get(NAME);
    if (!id || !userId) return;
    const abort = new AbortController();
    call<{ creation: WireCreation }>(`/api/user/creations/${encodeURIComponent(id)}`, {
      signal: abort.signal,
    }).then(
      ({ creation }) => !abort.signal.aborted && creation.type === type && latest(creation),
      () => undefined,
    );
    return () => abort.abort();
  }, [call, userId, type]);
}
