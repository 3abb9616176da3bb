import FileCheck from 'lucide-react/icons/file-check';
import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'review-resume',
  path: '/ai/review-resume',
  label: 'Review Resume',
  title: 'Resume review and fixing',
  description: 'Upload a PDF. Learn what works, what to fix and how to say it, line by line.',
  icon: FileCheck,
  gradient: { from: 'oklch(0.6 0.085 110)', to: 'oklch(0.44 0.07 122)' },
  type: 'resume-review',
};
