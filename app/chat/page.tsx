import type { Metadata } from 'next';
import { ChatScreen } from '@/components/chat/chat-screen';
import { getChat } from '@/lib/providers/text';

export const metadata: Metadata = {
  title: 'Chat',
  description: 'A DeFi companion that calculates exactly and says where its figures come from.',
};

const SANDBOX =
  'Answered by the built-in sandbox. Set OPENAI_API_KEY to talk to a real model. Not financial advice.';

interface Props {
  searchParams: Promise<{ thread?: string | string[] }>;
}

export default async function ChatPage({ searchParams }: Props) {
  const { thread } = await searchParams;
  return (
    <ChatScreen
      thread={typeof thread === 'string' ? thread : undefined}
      notice={isSandbox() ? SANDBOX : undefined}
    />
  );
}

function isSandbox(): boolean {
  try {
    return getChat().isSandbox;
  } catch {
    return false;
  }
}
