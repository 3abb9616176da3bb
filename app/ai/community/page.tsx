import type { Metadata } from 'next';
import { Community } from '@/components/community/community';

export const metadata: Metadata = { title: 'Community' };

export default function CommunityPage() {
  return <Community />;
}
