import type { Aspect } from './model';

type Sizes = Record<Aspect, string>;

const GPT: Sizes = { square: '1024x1024', portrait: '1024x1536', landscape: '1536x1024' };
const DALLE3: Sizes = { square: '1024x1024', portrait: '1024x1792', landscape: '1792x1024' };
const SQUARE: Sizes = { square: '1024x1024', portrait: '1024x1024', landscape: '1024x1024' };

/** The size a model makes for an aspect. Source: OpenAI API reference, "Create image", `size`. */
export function sizeFor(model: string, aspect: Aspect): string {
  if (model.startsWith('dall-e-2')) return SQUARE[aspect];
  return (model.startsWith('dall-e-3') ? DALLE3 : GPT)[aspect];
}

/** False for OpenAI's GPT image models, which always answer bytes and refuse `response_format`. */
export function takesResponseFormat(model: string): boolean {
  return !/^(?:gpt-image|chatgpt-image)/.test(model);
}
