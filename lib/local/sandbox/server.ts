import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { SANDBOX_PAINTER } from '@/lib/providers/images/service';
import { isLoopbackHost } from '../clerk/http';
import { listen } from '../listen';
import { answer } from './completion';
import type { Settings } from './completion';
import { paintPicture } from './painter/picture';
import { readJson } from './read-json';
import type { Responder } from './responder';
import { responders } from './writer/responders';
import { ApiError, chatRequest, imageRequest } from './wire';

/** The name the built-in text model answers to. */
export const SANDBOX_MODEL = 'mise-sandbox';

const DEFAULT_RATE = 60;

export type SandboxOptions = {
  /** Tried first; any free port when it is taken or left out. */
  port?: number;
  /** Pace of the writing, 0 for none; `MISE_SANDBOX_RATE` or 60 when left out. */
  tokensPerSecond?: number;
  /** Who answers, in the order they are asked. */
  responders?: readonly Responder[];
};

/** Starts the built-in text model and painter on loopback; `url` is their OpenAI-compatible base address. */
export async function startSandbox(
  options: SandboxOptions = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const settings: Settings = {
    model: SANDBOX_MODEL,
    rate: options.tokensPerSecond ?? rateFrom(process.env.MISE_SANDBOX_RATE),
    responders: options.responders ?? responders,
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
      return sendJson(response, 200, { object: 'list', data: models });
    case 'POST /v1/chat/completions':
      return answer(await readRequest(request, chatRequest, SANDBOX_MODEL), response, settings);
    case 'POST /v1/images/generations': {
      const { prompt, size } = await readRequest(request, imageRequest, SANDBOX_PAINTER);
      const picture = await paintPicture(prompt, size.width, size.height);
      return sendJson(response, 200, {
        created: 0,
        data: [{ b64_json: picture.toString('base64') }],
      });
    }
    default:
      throw new ApiError(404, 'unknown_url', 'The sandbox has no such address.');
  }
}

const models = [SANDBOX_MODEL, SANDBOX_PAINTER].map((id) => ({
  id,
  object: 'model',
  created: 0,
  owned_by: 'mise',
}));

/** The request in the body, which has to be for the one model that serves this address. */
async function readRequest<T extends { model: string }>(
  request: IncomingMessage,
  schema: z.ZodType<T>,
  model: string,
): Promise<T> {
  const parsed = schema.safeParse(await readJson(request));
  if (!parsed.success) {
    const param = parsed.error.issues[0]?.path.join('.') ?? null;
    throw new ApiError(400, 'invalid_value', `Invalid value for '${param}'.`, param);
  }
  if (parsed.data.model !== model) throw unknownModel(model);
  return parsed.data;
}

const unknownModel = (model: string) =>
  new ApiError(404, 'model_not_found', `The only model here is '${model}'.`, 'model');

function refuse(response: ServerResponse, error: unknown) {
  if (error instanceof ApiError) return sendJson(response, error.status, error.body());
  console.error('The sandbox failed:', error);
  const failure = new ApiError(500, 'internal_error', 'The sandbox failed.', null, 'server_error');
  sendJson(response, 500, failure.body());
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
