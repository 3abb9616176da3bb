import { describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { describeProviders } from '../described';
import { pickImages } from './index';
import { imageService } from './service';

describe('choosing an image service', () => {
  const own = 'https://api.openai.com/v1';
  const other = 'http://x/v1';
  it.each([
    [{ IMAGE_API_KEY: 'i' }, { apiKey: 'i', baseUrl: own }],
    [
      { IMAGE_BASE_URL: other, OPENAI_API_KEY: 'o' },
      { apiKey: 'none', baseUrl: other },
    ],
    [{ OPENAI_API_KEY: 'o' }, { apiKey: 'o', baseUrl: own }],
    [
      { OPENAI_API_KEY: 'o', OPENAI_BASE_URL: own },
      { apiKey: 'o', baseUrl: own },
    ],
    [{ OPENAI_API_KEY: 'o', OPENAI_BASE_URL: other }, undefined],
    [
      { OPENAI_API_KEY: 'o', OPENAI_BASE_URL: other, IMAGE_MODEL: 'm' },
      { apiKey: 'o', baseUrl: other },
    ],
    [{ IMAGE_MODEL: 'm' }, undefined],
    [{}, undefined],
  ])('reads %o, and the health page says the same', (values, service) => {
    expect(imageService(readEnv(values))).toEqual(service);
    expect(describeProviders(readEnv(values)).images).toBe(service ? 'endpoint' : 'none');
  });

  it('says so where there is none', () => {
    expect(() => pickImages(readEnv({}))).toThrow('Making pictures isn’t set up');
  });

  it.each([
    ['dall-e-3', false, 'dall-e-3 at api.openai.com', 'endpoint'],
    ['mise-painter', true, 'Sandbox painter', 'sandbox'],
  ])('names %s for what it is', (IMAGE_MODEL, isSandbox, source, health) => {
    const values = readEnv({ OPENAI_API_KEY: 'o', IMAGE_MODEL });
    expect(pickImages(values)).toMatchObject({ isSandbox, source });
    expect(describeProviders(values).images).toBe(health);
  });
});
