import { useEffect, useRef } from 'react';

/**
 * A ref for a result's own element (give it `tabIndex={-1}`): when the result appears and what was
 * pressed for it is gone or disabled, the focus moves here instead of falling to the page.
 */
export function useResultFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body;
    if (isLost) ref.current?.focus();
  }, []);
  return ref;
}
