import { navItems } from '@/lib/tools/registry';

/** The pages anybody sees, an address that leads nowhere included. */
export const openPages = ['/', '/privacy', '/terms', '/nowhere', '/sign-in'];

/** The pages of signed-in people: whatever the sidebar lists, the verses to read, and the chat. */
export const signedInPages = [
  ...navItems.map(({ path }) => path),
  '/ai/bhagavad-gita/2',
  '/ai/bhagavad-gita/2/47',
  '/ai/bhagavad-gita/themes',
  '/ai/bhagavad-gita/ask',
  '/ai/bhagavad-gita/themes/anger',
  '/chat',
];
