import { describe, expect, it } from 'vitest';
import { authSentence, isAuthError } from './auth-sentence';

const catalogue: [message: string, sentence: RegExp][] = [
  [
    'Clerk: Failed to load Clerk JS, failed to load script: https://x/clerk.js',
    /could not be loaded/,
  ],
  ['Failed to load Clerk UI', /could not be loaded/],
  ['Failed to download latest ClerkJS. Contact support@clerk.com.', /newest version/],
  ['@clerk/react: The publishableKey passed to Clerk is invalid (key=pk_x).', /no valid key/],
  ['@clerk/nextjs: Missing publishableKey.', /no valid key/],
  ['@clerk/react: Clerk keys are missing from your environment.', /no valid key/],
  ["@clerk/react: You've added multiple <ClerkProvider> components.", /started twice/],
  ['@clerk/react: Invalid state. Feel free to submit a bug.', /lost its place/],
];

describe('authSentence', () => {
  it.each(catalogue)('says what %j means, in words of ours', (message, sentence) => {
    const said = authSentence(new Error(message));
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/clerk|https?:|pk_|!/i);
    expect(isAuthError(new Error(message))).toBe(true);
  });

  it('has a sentence for what nobody foresaw', () => {
    expect(authSentence(undefined)).toMatch(/stopped answering/);
    expect(authSentence(new Error('ECONNRESET'))).toMatch(/stopped answering/);
  });

  it('leaves the errors of others alone', () => {
    expect(isAuthError(new Error('Cannot read properties of undefined'))).toBe(false);
    expect(isAuthError('Clerk')).toBe(false);
  });
});
