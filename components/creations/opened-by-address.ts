import { useEffect, useEffectEvent } from 'react';

const anchorOf = (id: string) => `creation-${id}`;

/** Shows one creation of the history, on the page that is open or on the way to it. */
export function goToCreation(id: string, pathname: string, push: (href: string) => void): void {
  const href = `/ai#${anchorOf(id)}`;
  if (pathname !== '/ai') return push(href);
  history.pushState(null, '', href);
  // pushState says nothing by itself
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Calls back with the card's element when the address names it, now or later; returns the element's id. */
export function useOpenedByAddress(id: string, onNamed: (card: HTMLElement) => void): string {
  const anchor = anchorOf(id);
  const look = useEffectEvent(() => {
    const card = location.hash === `#${anchor}` ? document.getElementById(anchor) : null;
    if (card) onNamed(card);
  });
  useEffect(() => {
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return anchor;
}
