import type { Env } from '@/lib/env';

const OPENAI = 'https://api.openai.com/v1';

/** The name of the painter that development and tests run; the interface says so under its pictures. */
export const SANDBOX_PAINTER = 'mise-painter';

type Values = Pick<
  Env,
  'IMAGE_API_KEY' | 'IMAGE_BASE_URL' | 'IMAGE_MODEL' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'
>;

/** The endpoint and key for pictures; undefined where nothing makes any. */
export function imageService(values: Values): { apiKey: string; baseUrl: string } | undefined {
  if (values.IMAGE_API_KEY || values.IMAGE_BASE_URL) {
    return {
      apiKey: values.IMAGE_API_KEY ?? 'none',
      baseUrl: values.IMAGE_BASE_URL ?? OPENAI,
    };
  }
  const baseUrl = values.OPENAI_BASE_URL ?? OPENAI;
  const isText = Boolean(values.OPENAI_API_KEY || values.OPENAI_BASE_URL);
  // A text endpoint that is not OpenAI's makes pictures only when their model is named
  const serves = values.IMAGE_MODEL ? isText : values.OPENAI_API_KEY && isOpenAi(baseUrl);
  return serves ? { apiKey: values.OPENAI_API_KEY ?? 'none', baseUrl } : undefined;
}

/** True for OpenAI's own API. */
export function isOpenAi(baseUrl: string): boolean {
  return URL.parse(baseUrl)?.hostname === 'api.openai.com';
}
