'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';

/** A link inside the app that is fetched once it is pointed at; next/link would weigh three kilobytes more. */
export function AppLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  return (
    <a
      href={href}
      {...rest}
      onPointerEnter={() => router.prefetch(href)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        router.push(href);
      }}
    >
      {children}
    </a>
  );
}
