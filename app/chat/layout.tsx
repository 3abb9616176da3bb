import type { ReactNode } from 'react';
import { ClerkRoot } from '@/components/session/clerk-root';
import { Toasts } from '@/components/shell/toasts';
import '../signed-in.css';
import './chat.css';

export default function ChatLayout({ children }: { children: ReactNode }) {
  return (
    <ClerkRoot>
      {children}
      <Toasts />
    </ClerkRoot>
  );
}
