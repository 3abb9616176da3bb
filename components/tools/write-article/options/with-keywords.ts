import { limits } from '@/lib/tools/limits';

/** The keywords and those of a typed or pasted text, between commas: each once, as many as there may be. */
export function withKeywords(keywords: readonly string[], text: string): string[] {
  const typed = text.split(/[,;\n]/).map((each) => each.trim().slice(0, limits.keyword).trim());
  const seen = new Set<string>();
  return [...keywords, ...typed]
    .filter((each) => {
      const key = each.toLowerCase();
      return key !== '' && !seen.has(key) && seen.add(key);
    })
    .slice(0, limits.keywords);
}
