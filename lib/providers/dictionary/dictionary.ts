import type { LookupResult } from '@/lib/providers/http/first-found';
import type { EmbeddedDictionary } from './embedded';
import type { Meaning, WordEntry, WordInfo } from './word-info';

/** Asks the online dictionary, usually through a cache. */
export type AskOnline = (word: string) => Promise<LookupResult<WordInfo>>;

export interface FindWordOptions {
  embedded: EmbeddedDictionary;
  askOnline: AskOnline;
  /** Milliseconds a word that is known here waits for a recording from elsewhere. */
  audioWaitMs: number;
}

const EMBEDDED_SOURCE = 'WordNet 3.1 and the CMU Pronouncing Dictionary';

/**
 * What is known of a word: the embedded dictionaries first; the online one for a recording, and for
 * words and pronunciations they lack. A word known here is answered even when nothing else can be
 * reached.
 */
export async function findWord(
  word: string,
  { embedded, askOnline, audioWaitMs }: FindWordOptions,
): Promise<LookupResult<WordInfo>> {
  const local = embedded.find(word);
  if (local) {
    const online = await within(askOnline(word), audioWaitMs);
    const extra = online?.kind === 'found' ? online : undefined;
    const entry = extra ? withPhonetics(local, extra.value) : local;
    const source =
      entry === local ? EMBEDDED_SOURCE : `${EMBEDDED_SOURCE}; sound: ${extra?.source}`;
    return { kind: 'found', value: [entry], source };
  }
  const online = await askOnline(word);
  if (online.kind !== 'found') return online;
  const spoken = embedded.pronounce(word).map((text) => ({ text }));
  const value = online.value.map((entry, index) => {
    const isSilent = index === 0 && !entry.phonetics[0]?.text;
    const phonetics = isSilent ? [...spoken, ...entry.phonetics] : entry.phonetics;
    return { ...entry, phonetics, meanings: entry.meanings.map((one) => knownHere(one, embedded)) };
  });
  return { ...online, value };
}

/** A meaning whose similar words can all be looked up here, whatever can be reached. */
function knownHere(meaning: Meaning, embedded: EmbeddedDictionary): Meaning {
  const { synonyms = [], ...rest } = meaning;
  const known = synonyms.filter((word) => embedded.find(word));
  return known.length > 0 ? { ...rest, synonyms: known } : rest;
}

/** The entry with a recording, and with a pronunciation where it has none; itself when neither is new. */
function withPhonetics(entry: WordEntry, online: WordInfo): WordEntry {
  const offered = online.flatMap(({ phonetics }) => phonetics);
  const audio = offered.find((one) => one.audio)?.audio;
  const [first, ...rest] = entry.phonetics;
  const text = first?.text ?? offered.find((one) => one.text)?.text;
  if (!audio && text === first?.text) return entry;
  return {
    ...entry,
    phonetics: [{ ...(text ? { text } : {}), ...(audio ? { audio } : {}) }, ...rest],
  };
}

async function within<T>(promise: Promise<T>, waitMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const wait = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, waitMs, undefined);
  });
  try {
    return await Promise.race([promise, wait]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined);
  }
}
