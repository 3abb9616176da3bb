import type { Responder } from './responder';
import { chatRequest } from './wire';

/** All the text a responder gives for one message; undefined when it declines. */
export async function textOf(
  respond: Responder,
  user: string,
  system?: string,
): Promise<string | undefined> {
  const messages = [
    ...(system === undefined ? [] : [{ role: 'system', content: system }]),
    { role: 'user', content: user },
  ];
  const deltas = respond(chatRequest.parse({ model: 'mise-sandbox', messages }));
  if (!deltas) return undefined;
  let text = '';
  for await (const delta of deltas) if ('content' in delta) text += delta.content;
  return text;
}
