export type TextServer = { name: string; url: string; model: string };

/** Where the usual local servers with an OpenAI-compatible API listen. */
export const KNOWN_SERVERS = [
  { name: 'Ollama', url: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', url: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', url: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', url: 'http://127.0.0.1:8000/v1' },
];

const TIMEOUT_MS = 300;
const MAX_BYTES = 1_000_000;
const NOT_FOR_TEXT = /embed|rerank|whisper|tts|clip|stable-diffusion|flux/i;

/** The first local server, in the given order, that lists a model that can write. */
export async function findTextServer(
  servers: readonly { name: string; url: string }[] = KNOWN_SERVERS,
  timeoutMs = TIMEOUT_MS,
): Promise<TextServer | undefined> {
  const found = await Promise.all(
    servers.map(async ({ name, url }) => {
      const model = await firstModel(url, timeoutMs).catch(() => undefined);
      return model === undefined ? undefined : { name, url, model };
    }),
  );
  return found.find((server) => server !== undefined);
}

/** The first writing model in `GET /models`; undefined when the answer is not a model list. */
async function firstModel(url: string, timeoutMs: number): Promise<string | undefined> {
  const response = await fetch(`${url}/models`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok || !isJson) {
    await response.body?.cancel();
    return undefined;
  }
  return writingModel(JSON.parse(await readBounded(response)));
}

function writingModel(list: unknown): string | undefined {
  const data = typeof list === 'object' && list !== null && 'data' in list ? list.data : undefined;
  if (!Array.isArray(data)) return undefined;
  return data
    .map((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined,
    )
    .find((id): id is string => typeof id === 'string' && id !== '' && !NOT_FOR_TEXT.test(id));
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The model list is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
