'use client';

import { Component, type ReactNode } from 'react';
import { AuthBanner } from './auth-banner';
import { authSentence, isAuthError } from './auth-sentence';

/** A wrong key, a second provider or an invalid state makes Clerk throw while rendering: says which. */
export class AuthBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isAuthError(error)) throw error;
    return <AuthBanner message={authSentence(error)} />;
  }
}
