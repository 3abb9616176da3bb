'use client';

import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Toaster } from 'react-hot-toast';

/**
 * Toasts with the library's own defaults (errors 4 s, successes 2 s, at most 20), in our colours. Its
 * own icons draw themselves and stay half drawn where nothing may move, so ours take their place.
 */
export function Toasts() {
  return (
    <Toaster
      position="top-right"
      // Under the top bar, whose buttons stay in reach
      containerStyle={{ top: '4.75rem' }}
      toastOptions={{
        style: {
          background: 'var(--raised)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          borderRadius: '10px',
          boxShadow: 'var(--float)',
          maxWidth: '26rem',
        },
        success: { icon: <CircleCheck aria-hidden size={20} className="text-herb shrink-0" /> },
        error: { icon: <CircleAlert aria-hidden size={20} className="text-beet shrink-0" /> },
      }}
    />
  );
}
