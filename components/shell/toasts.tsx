'use client';

import { Toaster } from 'react-hot-toast';

/** Toasts with the library's own defaults (errors 4 s, successes 2 s, at most 20), in our colours. */
export function Toasts() {
  return (
    <Toaster
      position="top-right"
      toastOptions={{
        style: {
          background: 'var(--raised)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          borderRadius: '10px',
          boxShadow: 'var(--float)',
          maxWidth: '26rem',
        },
        success: { iconTheme: { primary: 'var(--herb)', secondary: 'var(--raised)' } },
        error: { iconTheme: { primary: 'var(--beet)', secondary: 'var(--raised)' } },
      }}
    />
  );
}
