import type { Metadata } from 'next';
import { AskGita } from '@/components/tools/bhagavad-gita/ask-gita';

export const metadata: Metadata = { title: 'Ask the Bhagavad Gita' };

export default function AskGitaPage() {
  return <AskGita />;
}
