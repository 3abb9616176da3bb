const EVENT = 'creation-generated';

/** Tells the page that the history has something new. */
export function announceCreation(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back on every new creation; returns the function that stops it. */
export function onCreation(callback: () => void): () => void {
  window.addEventListener(EVENT, callback);
  return () => window.removeEventListener(EVENT, callback);
}
