import type { ReactNode } from 'react';
import { LateToasts } from '@/components/chat/late-toasts';
import { ClerkRoot } from '@/components/session/clerk-root';
import '../signed-in.css';
import './chat.css';

export default function ChatLayout({ children }: { children: ReactNode }) {
  return (
    <ClerkRoot>
      {children}
      <LateToasts />
    </ClerkRoot>
  );
}
