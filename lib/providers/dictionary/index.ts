import { env } from '@/lib/env';
import { getFetchUpstream } from '@/lib/providers/http';
import { dictionaryFiles, openEmbeddedDictionary, type EmbeddedDictionary } from './embedded';
import { freeDictionary } from './free-dictionary';

export { findWord } from './dictionary';
export type { EmbeddedDictionary } from './embedded';
export * from './word-info';

let embedded: EmbeddedDictionary | undefined;

/** The dictionary in the package, opened when first asked for. */
export function getEmbeddedDictionary(): EmbeddedDictionary {
  return (embedded ??= openEmbeddedDictionary(dictionaryFiles(process.cwd())));
}

/** The online dictionary the environment names. */
export function getOnlineDictionary() {
  return freeDictionary({ fetchUpstream: getFetchUpstream(), baseUrl: env().DICTIONARY_URL });
}
