import { knownFigures } from './known-figures';
import { sentences } from './sentences';
import { writtenNumbers } from './written-number';

/** A figure of a text that no source holds, with the sentence that states it. */
export interface UnsourcedFigure {
  sentence: string;
  figure: string;
}

/** A number in brackets that names a source. */
const CITATION = /\[\d{1,2}\]/g;

/**
 * The figures of a Markdown text that none of the sources holds, each once a sentence. The numbers of lists and
 * citations, code and addresses are none.
 */
export function unsourcedFigures(markdown: string, sources: readonly string[]): UnsourcedFigure[] {
  const isKnown = knownFigures(sources);
  return sentences(markdown.replace(CITATION, '')).flatMap(({ text }) => {
    const sentence = text.replace(/^#{1,6} /, '').trim();
    const unknown = writtenNumbers(sentence).filter((figure) => !isKnown(figure));
    return [...new Set(unknown.map((figure) => figure.text))].map((figure) => ({
      sentence,
      figure,
    }));
  });
}
