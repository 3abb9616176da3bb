import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackHost } from '../clerk/http';
import { listen } from '../listen';
import { answer } from './completion';
import type { Settings } from './completion';
import { readJson } from './read-json';
import type { Responder } from './responder';
import { defaultResponders } from './responders';
import { ApiError, chatRequest } from './wire';

/** The name the built-in model answers to. */
export const SANDBOX_MODEL = 'mise-sandbox';

const DEFAULT_RATE = 60;

export type SandboxModelOptions = {
  /** Tried first; any free port when it is taken or left out. */
  port?: number;
  /** Pace of the writing, 0 for none; `MISE_SANDBOX_RATE` or 60 when left out. */
  tokensPerSecond?: number;
  /** Who answers, in the order they are asked. */
  responders?: readonly Responder[];
};

/** Starts the built-in text model on loopback; `url` is its OpenAI-compatible base address. */
export async function startSandboxModel(
  options: SandboxModelOptions = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const settings: Settings = {
    model: SANDBOX_MODEL,
    rate: options.tokensPerSecond ?? rateFrom(process.env.MISE_SANDBOX_RATE),
    responders: options.responders ?? defaultResponders(),
  };
  const server = createServer((request, response) => void serve(request, response, settings));
  server.requestTimeout = 30_000;
  const port = await listen(server, options.port ?? 0);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function rateFrom(text: string | undefined): number {
  const rate = Number(text);
  return text?.trim() && rate >= 0 ? rate : DEFAULT_RATE;
}

async function serve(request: IncomingMessage, response: ServerResponse, settings: Settings) {
  try {
    await route(request, response, settings);
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else refuse(response, error);
  }
}

async function route(request: IncomingMessage, response: ServerResponse, settings: Settings) {
  if (!isLoopbackHost(request.headers.host)) throw new ApiError(403, 'forbidden', 'Local only.');
  const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
  switch (`${request.method} ${pathname}`) {
    case 'GET /v1/models':
      return sendJson(response, 200, { object: 'list', data: [model] });
    case `GET /v1/models/${SANDBOX_MODEL}`:
      return sendJson(response, 200, model);
    case 'POST /v1/chat/completions': {
      const parsed = chatRequest.safeParse(await readJson(request));
      if (!parsed.success) throw invalid(parsed.error.issues[0]?.path.join('.') ?? null);
      if (parsed.data.model !== SANDBOX_MODEL) throw unknownModel();
      return answer(parsed.data, response, settings);
    }
    default:
      throw new ApiError(404, 'unknown_url', 'The sandbox model has no such address.');
  }
}

const model = { id: SANDBOX_MODEL, object: 'model', created: 0, owned_by: 'mise' };

const invalid = (param: string | null) =>
  new ApiError(400, 'invalid_value', `Invalid value for '${param}'.`, undefined, param);

const unknownModel = () =>
  new ApiError(
    404,
    'model_not_found',
    `The only model here is '${SANDBOX_MODEL}'.`,
    undefined,
    'model',
  );

function refuse(response: ServerResponse, error: unknown) {
  if (error instanceof ApiError) return sendJson(response, error.status, error.body());
  console.error('The sandbox model failed:', error);
  const failure = new ApiError(500, 'internal_error', 'The sandbox model failed.', 'server_error');
  sendJson(response, 500, failure.body());
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
