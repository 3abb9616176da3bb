import type { ToolCard } from '@/lib/tools/card';

export const card: ToolCard = {
  id: 'review-resume',
  path: '/ai/review-resume',
  label: 'Review Resume',
  title: 'Resume review and fixing',
  description: 'Upload a PDF. Learn what works, what to fix and how to say it, line by line.',
  icon: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M9 15l2 2 4-4',
  gradient: { from: 'oklch(0.6 0.085 110)', to: 'oklch(0.44 0.07 122)' },
  endpoint: 'resume-review',
  type: 'resume-review',
  keeps: 'text',
  viewer: 'resume',
  isPaid: true,
  body: 'multipart',
};
