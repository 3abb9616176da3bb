import type { OutlineSection } from '@/lib/tools/article-outline/outline';
import type { Source } from '@/lib/tools/write-article/sources';
import type { Tone } from '@/lib/writing/brief';

/** What an article may be asked for with besides its topic and length; blank where nothing was chosen. */
export interface ArticleOptions {
  tone: Tone | '';
  audience: string;
  language: string;
  keywords: string[];
  voiceId: string;
  sources: Source[];
  isPlanned: boolean;
}

export const noOptions: ArticleOptions = {
  tone: '',
  audience: '',
  language: '',
  keywords: [],
  voiceId: '',
  sources: [],
  isPlanned: false,
};

/** The options that say how to write, as fields of a request: what is blank is left out. */
export function briefOf({ tone, audience, language, keywords, voiceId }: ArticleOptions) {
  return {
    ...(tone ? { tone } : {}),
    ...(audience.trim() ? { audience: audience.trim() } : {}),
    ...(language.trim() ? { language: language.trim() } : {}),
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(voiceId ? { voiceId } : {}),
  };
}

/** The options of an article that is written, as fields of its request; by an outline where there is one. */
export function articleFields(options: ArticleOptions, outline: readonly OutlineSection[]) {
  const sections = outline
    .filter(({ heading, points }) => heading.trim() || points.length > 0)
    .map(({ heading, points }) => ({ heading, points }));
  const sources = options.sources.map(({ title, text }, index) => ({
    title: title.trim() || `Source ${index + 1}`,
    text,
  }));
  return {
    ...briefOf(options),
    ...(sources.length > 0 ? { sources } : {}),
    ...(sections.length > 0 ? { outline: sections } : {}),
  };
}

/** What was chosen, in a few words each, for where the options are folded away. */
export function chosen(options: ArticleOptions): string[] {
  const { tone, audience, language, keywords, voiceId, sources, isPlanned } = options;
  return [
    tone,
    audience.trim() && `for ${audience.trim()}`,
    language.trim(),
    counted(keywords.length, 'keyword'),
    voiceId && 'your voice',
    counted(sources.length, 'source'),
    isPlanned ? 'planned first' : '',
  ].filter((part) => part !== '');
}

const counted = (count: number, name: string) =>
  count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`;
