import { useState } from 'react';

/** The chosen photo while it waits to be cut or is being cut; nothing for one the browser cannot show. */
export function CutoutPhoto({ photo, isBusy }: { photo: string; isBusy: boolean }) {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  return (
    <img
      src={photo}
      alt="What you chose"
      onError={() => setIsShown(false)}
      className={`mx-auto max-h-[60dvh] max-w-full rounded-md ${isBusy ? 'animate-breathe' : ''}`}
    />
  );
}
