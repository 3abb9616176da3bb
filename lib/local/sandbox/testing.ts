import type { Responder } from './responder';
import { chatRequest } from './wire';

/** All the text that the first of the responders gives for one message. */
export async function textOf(
  responders: readonly Responder[],
  user: string,
  system?: string,
): Promise<string> {
  const messages = [
    ...(system === undefined ? [] : [{ role: 'system', content: system }]),
    { role: 'user', content: user },
  ];
  const request = chatRequest.parse({ model: 'mise-sandbox', messages });
  const deltas = responders.map((respond) => respond(request)).find(Boolean) ?? [];
  let text = '';
  for await (const delta of deltas) if ('content' in delta) text += delta.content;
  return text;
}
