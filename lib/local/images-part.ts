import { imageService, SANDBOX_PAINTER } from '@/lib/providers/images/service';
import type { Values } from './env-files';
import { valueOf } from './env-files';
import { described } from './part';
import type { Part, PreparedPart } from './part';
import type { SharedSandbox } from './shared-sandbox';

/** Who makes pictures with these variables: the service that they name, else the sandbox painter. */
export function describeImages(values: Values): Part {
  const given = (name: string) => valueOf(values, name);
  const service = imageService({
    IMAGE_API_KEY: given('IMAGE_API_KEY'),
    IMAGE_BASE_URL: given('IMAGE_BASE_URL'),
    IMAGE_MODEL: given('IMAGE_MODEL'),
    OPENAI_API_KEY: given('OPENAI_API_KEY'),
    OPENAI_BASE_URL: given('OPENAI_BASE_URL'),
  });
  const host = URL.parse(service?.baseUrl ?? '')?.host ?? 'the given address';
  const server = host === 'api.openai.com' ? 'OpenAI' : `the server at ${host}`;
  const servedBy = service ? server : 'the built-in sandbox painter';
  return { name: 'images', servedBy, variable: 'IMAGE_API_KEY', isEmbedded: !service };
}

/** Uses the image service that is set, else the sandbox painter. */
export async function prepareImages(values: Values, sandbox: SharedSandbox): Promise<PreparedPart> {
  const part = described(describeImages(values));
  if (!part.part.isEmbedded) return part;
  const IMAGE_BASE_URL = await sandbox.url();
  return {
    ...part,
    env: { IMAGE_BASE_URL, IMAGE_API_KEY: 'sandbox', IMAGE_MODEL: SANDBOX_PAINTER },
  };
}
