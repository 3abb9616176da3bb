import nextEnv from '@next/env';

export type Values = Record<string, string | undefined>;

/**
 * The environment with the `.env` files that Next reads for a mode beneath it. The process's own
 * environment is left as it is, so that Next can still reload a changed file in development.
 */
export function readEnvFiles(folder: string, isDevelopment: boolean): Values {
  const own = { ...process.env };
  const { combinedEnv } = nextEnv.loadEnvConfig(folder, isDevelopment, {
    info: () => undefined,
    error: (...message: unknown[]) => console.error(...message),
  });
  const values: Values = { ...combinedEnv };
  for (const name of Object.keys(process.env)) if (!(name in own)) delete process.env[name];
  return values;
}

/** A variable's value, with blank counting as missing. */
export const valueOf = (values: Values, name: string): string | undefined =>
  values[name]?.trim() || undefined;
