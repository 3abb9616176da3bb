import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeAsset {
  bytes: Buffer;
  fields: Record<string, string>;
}

type Interception = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A loopback stand-in for Cloudinary's upload API and delivery, for tests of the real SDK: it keeps
 * what is uploaded, answers addresses in Cloudinary's form, caches what it delivers, and forgets what is
 * destroyed.
 */
export class FakeCloudinary {
  readonly assets = new Map<string, FakeAsset>();
  /** Uploads so far that asked for a picture made of them, which is what costs. */
  derived = 0;
  /** Answers a request itself when it returns true: failures, delays, derived pictures. */
  intercept: Interception = () => false;
  /** What `secure_url` begins with; Cloudinary's CDN by default. */
  delivery = 'https://res.cloudinary.com';
  private readonly cached = new Map<string, Buffer>();
  private readonly server = createServer(
    (request, response) => void this.answer(request, response),
  );

  /** Starts on a free port; resolves to the origin. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (this.intercept(request, response)) return;
    if (request.method === 'GET') return void this.deliver(request.url ?? '', response);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const action = /^\/v1_1\/demo\/image\/(upload|rename|destroy)$/.exec(request.url ?? '')?.[1];
    if (!action) return void send(404, { error: { message: 'Unknown address' } });
    const { fields, file } = await readForm(request, Buffer.concat(parts));
    if (fields.api_key !== 'key' || !fields.signature) {
      return void send(401, { error: { message: 'Invalid key' } });
    }
    this.act(action, fields, file, send);
  }

  private act(
    action: string,
    fields: Record<string, string>,
    file: Buffer | undefined,
    send: (status: number, body: object) => void,
  ): void {
    const id = fields.public_id ?? '';
    if (action !== 'upload' && fields.invalidate === 'true') {
      this.forget(fields.from_public_id ?? id);
    }
    if (action === 'destroy') return send(200, this.destroy(id));
    if (action === 'rename') return this.rename(fields, send);
    this.assets.set(id, { bytes: file ?? Buffer.alloc(0), fields });
    if (fields.eager) this.derived += 1;
    send(200, this.uploaded(id, fields.eager));
  }

  private uploaded(id: string, eager: string | undefined): object {
    const made = eager && [{ status: 'processing', secure_url: this.address(id, `${eager}/`) }];
    return { public_id: id, secure_url: this.address(id), ...(made ? { eager: made } : {}) };
  }

  private destroy(id: string): object {
    return { result: this.assets.delete(id) ? 'ok' : 'not found' };
  }

  private address(id: string, steps = ''): string {
    return `${this.delivery}/demo/image/upload/${steps}v1/${id}.png`;
  }

  private rename(fields: Record<string, string>, send: (status: number, body: object) => void) {
    const { from_public_id: from = '', to_public_id: to = '' } = fields;
    const asset = this.assets.get(from);
    if (!asset) return send(404, { error: { message: `Resource not found - ${from}` } });
    if (this.assets.has(to)) return send(400, { error: { message: `${to} already exists` } });
    this.assets.delete(from);
    this.assets.set(to, asset);
    send(200, { public_id: to, secure_url: this.address(to) });
  }

  /** As a CDN does: what was asked for once is answered from its cache until that is invalidated. */
  private deliver(path: string, response: ServerResponse): void {
    const id = /\/(mise\/[\w-]+)\.\w+$/.exec(path)?.[1] ?? '';
    const bytes = this.cached.get(path) ?? this.assets.get(id)?.bytes;
    if (!bytes) return void response.writeHead(404).end();
    this.cached.set(path, bytes);
    response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
  }

  private forget(id: string): void {
    for (const path of this.cached.keys()) if (path.includes(id)) this.cached.delete(path);
  }
}

async function readForm(request: IncomingMessage, body: Buffer) {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const fields: Record<string, string> = {};
  let file: Buffer | undefined;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else file = Buffer.from(await value.arrayBuffer());
  }
  return { fields, file };
}
