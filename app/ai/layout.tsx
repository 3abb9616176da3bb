import type { ReactNode } from 'react';
import { ClerkRoot } from '@/components/session/clerk-root';
import { Shell } from '@/components/shell/shell';
import '../signed-in.css';

export default function AiLayout({ children }: { children: ReactNode }) {
  return (
    <ClerkRoot>
      <Shell>{children}</Shell>
    </ClerkRoot>
  );
}
