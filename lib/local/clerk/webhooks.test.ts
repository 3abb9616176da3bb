import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { callBackend, startTestEmulator, temporaryFolder, TestBrowser } from './testing';
import { signWebhook } from './webhooks';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;

/** A receiver that answers each delivery with the next of the given statuses, then 200. */
async function startReceiver(...statuses: number[]) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { received, webhook: { url, secret } };
}

it('announces a deletion, signed over id, time and body', async () => {
  const { received, webhook } = await startReceiver();
  const browser = new TestBrowser(await startTestEmulator({ webhook }));
  const { body } = await browser.signUp('ada@example.com');
  await browser.delete('/me');
  await expect.poll(() => received).toHaveLength(1);
  const [delivery] = received;
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
    type: 'user.deleted',
    data: { id: body.response.created_user_id, deleted: true },
  });
  const { 'svix-id': id, 'svix-timestamp': time } = delivery?.headers ?? {};
  const key = Buffer.from(secret.slice(6), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${time}.${delivery?.body}`);
  expect(delivery?.headers['svix-signature']).toBe(`v1,${expected.digest('base64')}`);
});

it('tries again with the same id until it is received', async () => {
  const { received, webhook } = await startReceiver(500);
  const emulator = await startTestEmulator({ webhook });
  const browser = new TestBrowser(emulator);
  const { body } = await browser.signUp('ada@example.com');
  await callBackend(emulator, 'DELETE', `/users/${body.response.created_user_id}`);
  await expect.poll(() => received).toHaveLength(2);
  expect(new Set(received.map(({ headers }) => headers['svix-id'])).size).toBe(1);
});

it('delivers after a restart what was not received before', async () => {
  const dir = await temporaryFolder();
  const dead = { url: 'http://127.0.0.1:9/hook', secret };
  const first = await startTestEmulator({ dir, webhook: dead });
  const browser = new TestBrowser(first);
  await browser.signUp('ada@example.com');
  await browser.delete('/me');
  await first.close();
  const { received, webhook } = await startReceiver();
  await startTestEmulator({ dir, webhook });
  await expect.poll(() => received).toHaveLength(1);
});

it('signs as Svix’s published example', () => {
  const headers = signWebhook(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    '{"test": 2432232314}',
    1_614_265_330_000,
  );
  expect(headers['svix-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});
