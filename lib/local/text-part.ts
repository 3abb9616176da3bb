import { SANDBOX_MODEL } from './sandbox/server';
import type { Values } from './env-files';
import { valueOf } from './env-files';
import { described } from './part';
import type { PreparedPart } from './part';
import type { SharedSandbox } from './shared-sandbox';
import { findTextServer } from './text-server';

const VARIABLE = 'OPENAI_API_KEY or OPENAI_BASE_URL';

/** Uses the text endpoint that is set, else one that answers on this machine, else the sandbox model. */
export async function prepareText(
  values: Values,
  isFinding: boolean,
  sandbox: SharedSandbox,
): Promise<PreparedPart> {
  const base = valueOf(values, 'OPENAI_BASE_URL');
  const model = valueOf(values, 'TEXT_MODEL');
  if (base || valueOf(values, 'OPENAI_API_KEY')) {
    const servedBy = base ? `the server at ${hostOf(base)}` : 'OpenAI';
    return described({ name: 'text', servedBy, variable: VARIABLE, isEmbedded: false });
  }
  const isSandboxAsked = model === SANDBOX_MODEL;
  const server = isFinding && !isSandboxAsked ? await findTextServer() : undefined;
  if (server) {
    const used = model ?? server.model;
    const servedBy = `${server.name} at ${server.url}, model ${used}`;
    return {
      ...described({ name: 'text', servedBy, variable: VARIABLE, isEmbedded: true }),
      env: { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'local', TEXT_MODEL: used },
    };
  }
  const servedBy = 'the built-in sandbox model, which only practises writing';
  return {
    ...described({ name: 'text', servedBy, variable: VARIABLE, isEmbedded: true }),
    env: {
      OPENAI_BASE_URL: await sandbox.url(),
      OPENAI_API_KEY: 'sandbox',
      TEXT_MODEL: SANDBOX_MODEL,
      CHAT_MODEL: '',
    },
  };
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : 'OPENAI_BASE_URL');
