import type { Described } from '@/lib/api/routes/described';

/** The API's parts, by the first folder of their paths. */
const PARTS: Record<string, { name: string; description: string }> = {
  ai: { name: 'tools', description: 'The tools: most are paid runs of the day’s allowance.' },
  user: { name: 'creations', description: 'What people made, and the gallery.' },
  chat: { name: 'chat', description: 'Conversations.' },
  defi: { name: 'chat', description: 'Conversations.' },
  media: { name: 'media', description: 'Stored pictures.' },
};
const SERVICE = { name: 'service', description: 'The server itself, and what it has no part for.' };

const partOf = (path: string) => PARTS[path.split('/')[2] ?? ''] ?? SERVICE;

/** The tag of a call. */
export const tagOf = (path: string): string => partOf(path).name;

/** Every tag, once. */
export const tags = [
  ...new Map([...Object.values(PARTS), SERVICE].map((part) => [part.name, part])).values(),
];

/** A name for a call that generated clients use, e.g. `getUserCreationsById`. */
export function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .replaceAll('{', 'by-')
    .split(/\W+/)
    .filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return method.toLowerCase() + name;
}

/** Who may make a call, what it costs, and whether it streams. */
export function describeCall(described: Described | undefined): string {
  if (!described) return 'Anybody may ask, without a token.';
  return [
    'For the signed-in person.',
    described.isPaid ? 'Counts as one run of the day’s allowance.' : '',
    described.streams === 'always' ? 'Answers a stream of events.' : '',
    described.streams === 'on-request'
      ? 'Answers a stream of events when asked with `Accept: text/event-stream`.'
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
