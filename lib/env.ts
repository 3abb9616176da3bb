import { z } from 'zod';

const blankAsMissing = (value: unknown) => (value === '' ? undefined : value);
const text = z.preprocess(blankAsMissing, z.string().optional());
const url = (fallback: string) =>
  z
    .preprocess(blankAsMissing, z.url().default(fallback))
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''));
const count = (fallback: number) =>
  z.preprocess(blankAsMissing, z.coerce.number().int().min(0).default(fallback));

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: count(3000),
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: text,
  NEXT_PUBLIC_CLERK_PROXY_URL: text,
  NEXT_PUBLIC_BUILD_ID: text,
  CLERK_SECRET_KEY: text,
  CLERK_API_URL: text,
  CLERK_JWT_KEY: text.transform((pem) => pem?.replaceAll('\\n', '\n')),
  CLERK_WEBHOOK_SIGNING_SECRET: text,
  APP_URL: text.transform((value) => value?.replace(/(?<!\/)\/+$/, '')),
  DATABASE_URL: text,
  DATA_DIR: text,
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: text,
  TEXT_MODEL: text,
  CHAT_MODEL: text,
  IMAGE_API_KEY: text,
  IMAGE_BASE_URL: text,
  IMAGE_MODEL: text,
  CLOUDINARY_URL: text,
  GOOGLE_BOOKS_API_KEY: text,
  GOOGLE_BOOKS_URL: url('https://www.googleapis.com/books/v1'),
  OPEN_LIBRARY_URL: url('https://openlibrary.org'),
  LRCLIB_URL: url('https://lrclib.net/api'),
  LYRICS_OVH_URL: url('https://api.lyrics.ovh/v1'),
  DICTIONARY_URL: url('https://api.dictionaryapi.dev/api/v2'),
  DEFILLAMA_URL: url('https://api.llama.fi'),
  DEFILLAMA_COINS_URL: url('https://coins.llama.fi'),
  DEFILLAMA_YIELDS_URL: url('https://yields.llama.fi'),
  QUOTA_FREE_DAILY: count(50),
  QUOTA_PREMIUM_DAILY: count(1000),
  RATE_PER_MINUTE: count(60),
  DAILY_RUN_CAP: count(0),
  LOOKUP_TIMEOUT_MS: count(8_000),
  TEXT_TIMEOUT_MS: count(60_000),
  STREAM_IDLE_MS: count(20_000),
  IMAGE_TIMEOUT_MS: count(90_000),
  BREAKER_FAILURES: count(5),
  BREAKER_COOLDOWN_MS: count(30_000),
  OPERATOR_KEY: text,
  LOG_LEVEL: z.preprocess(
    blankAsMissing,
    z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ),
  /** Set by hosts of functions, which migrate when they build. */
  VERCEL: text,
  AWS_LAMBDA_FUNCTION_NAME: text,
  /** Where traces go (OpenTelemetry's own name); without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: text,
  /** Set by the local starter only: which embedded parts serve, e.g. `auth,text`. */
  MISE_LOCAL: text,
});

export type Env = z.infer<typeof schema>;

/** Parses environment variables; throws one sentence that names every variable that is wrong. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`These environment variables cannot be used: ${names.join(', ')}.`);
}

let cached: Env | undefined;

/** The process's environment, read once when first asked for. */
export function env(): Env {
  return (cached ??= readEnv({
    ...process.env,
    // Written out so that the build fixes it, as it does in Clerk's own packages
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY,
    NEXT_PUBLIC_CLERK_PROXY_URL: process.env.NEXT_PUBLIC_CLERK_PROXY_URL,
    NEXT_PUBLIC_BUILD_ID: process.env.NEXT_PUBLIC_BUILD_ID,
  }));
}

/** The public origin: the only authorized party (`azp`) of API bearer tokens. */
export function appUrl(values: Env = env()): string {
  return values.APP_URL ?? `http://localhost:${values.PORT}`;
}
