import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface FakeImages {
  /** Base address including `/v1`. */
  url: string;
  /** Bodies of the pictures asked for so far. */
  requests: Record<string, unknown>[];
  /** Answers the next request itself, instead of with a red picture. */
  answer: ((response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
}

/** An OpenAI-compatible image endpoint on loopback, for tests. */
export async function startFakeImages(): Promise<FakeImages> {
  const red = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } });
  const encoded = (await red.png().toBuffer()).toString('base64');
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    fake.requests.push(JSON.parse(body));
    const answer = fake.answer;
    fake.answer = undefined;
    if (answer) return answer(response);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: [{ b64_json: encoded }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeImages = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    answer: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
