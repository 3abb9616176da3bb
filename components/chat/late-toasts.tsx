'use client';

import { createElement } from 'react';
import { useToastHost } from './notify';

/** The chat's toasts: their code comes when a person is about to write, or with the first of them. */
export function LateToasts() {
  const host = useToastHost();
  return host && createElement(host);
}
