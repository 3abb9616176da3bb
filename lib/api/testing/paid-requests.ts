import { TEST_ORIGIN, type TestApi } from './test-api';

/** Where everything that is paid for is asked for, below `/api`. */
export const paidPaths = {
  article: 'ai/generate-article',
  'streamed article': 'ai/generate-article',
  'article by an outline': 'ai/generate-article',
  outline: 'ai/article-outline',
  rewriting: 'ai/rewrite-text',
  thread: 'ai/repurpose-article',
  voice: 'user/voices',
  picture: 'ai/generate-image',
  cutout: 'ai/remove-image-background',
  review: 'ai/resume-review',
  quote: 'ai/generate-workout-quote',
  chat: 'chat',
};

export type Paid = keyof typeof paidPaths;

export const sections = ['Leaves', 'Water', 'Time'].map((heading) => ({
  heading,
  points: ['One.'],
}));

/** The most calls of a model that one run makes; one where it is not named. */
export const CALLS_OF_A_RUN: Partial<Record<Paid, number>> = {
  // Once a section
  'article by an outline': sections.length,
  // An answer that breaks a limit of its format is asked for once more
  thread: 2,
  // Once, and after each of three rounds of tools
  chat: 4,
};

/** What some requests are about. */
export interface Material {
  articleId: string;
  resume: Buffer;
  photo: Buffer;
}

const article = { prompt: 'Write an article about tea in Short (500-800 words)', length: 800 };

const bodies: Record<Exclude<Paid, 'cutout' | 'review'>, (material: Material) => object> = {
  article: () => article,
  'streamed article': () => article,
  'article by an outline': () => ({ ...article, outline: sections }),
  outline: () => ({ topic: 'Tea', length: 800 }),
  rewriting: () => ({ text: 'Tea is hot.', action: 'improve' }),
  thread: ({ articleId }) => ({ id: articleId, format: 'x-thread' }),
  voice: () => ({ name: 'Mine', samples: ['Tea is hot. '.repeat(20)] }),
  picture: () => ({ prompt: 'A bowl' }),
  quote: () => ({}),
  chat: () => ({ message: 'Hello' }),
};

/** A good request for something that is paid for, by the person `sub`. */
export function paidRequest(
  api: TestApi,
  what: Paid,
  material: Material,
  { sub, signal }: { sub: string; signal: AbortSignal },
): Request {
  const path = `/api/${paidPaths[what]}`;
  const token = api.token({ sub });
  if (what === 'cutout' || what === 'review') {
    const [field, bytes] =
      what === 'cutout' ? ['image', material.photo] : ['resume', material.resume];
    const body = new FormData();
    body.set(field, new File([Uint8Array.from(bytes)], 'file'));
    const headers = { authorization: `Bearer ${token}` };
    return new Request(TEST_ORIGIN + path, { method: 'POST', headers, body, signal });
  }
  const accept = what === 'streamed article' ? 'text/event-stream' : '*/*';
  return api.request(path, { body: bodies[what](material), token, signal, headers: { accept } });
}
