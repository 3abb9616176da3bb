import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });
/** The first delta that has text in it. */
const TEXT = /"content":"[^"]/;

export interface Asked {
  url: string;
  token?: string;
  body: object;
}

/** Milliseconds from sending a request to its first text; rejects for an answer without any. */
export function firstTokenMs({ url, token, body }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let text = '';
    let firstAt: number | undefined;
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    sent.on('response', (response) => {
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (TEXT.test(text)) firstAt ??= performance.now() - startedAt;
      });
      response.on('end', () =>
        firstAt === undefined
          ? reject(new Error(`${url} answered ${response.statusCode} without text: ${text}`))
          : resolve(firstAt),
      );
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
