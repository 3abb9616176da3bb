/** What an article can become. */
export const formats = ['linkedin', 'x-thread', 'newsletter', 'summary', 'faq', 'seo'] as const;

export type Format = (typeof formats)[number];

export const formatLabels: Record<Format, string> = {
  linkedin: 'LinkedIn post',
  'x-thread': 'Thread for X',
  newsletter: 'Newsletter',
  summary: 'Summary',
  faq: 'FAQ',
  seo: 'Search pack',
};

/** Characters that a search engine shows of a title and of a description. */
export const SEARCH_TITLE = 60;
export const SEARCH_DESCRIPTION = 155;

/** What a search engine is given: the result's own words, and what the page answers. */
export interface SearchPack {
  title: string;
  description: string;
  slug: string;
  keywords: string[];
  faq: { question: string; answer: string }[];
}

/** What came of an article: the text the history keeps, with the parts of a thread or a search pack. */
export interface Repurposed {
  content: string;
  posts?: string[];
  seo?: SearchPack;
  /** True when a limit had to be kept by cutting. */
  isShortened: boolean;
}
