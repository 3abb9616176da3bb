const LONGEST = 600;

/** A model's words as plain text: no links, pictures, HTML, Markdown signs or control characters. */
export function cleanText(text: string): string {
  const clean = text
    .replace(/!?\[([^[\]]*)\]\([^)]{0,500}\)?/g, '$1')
    .replace(/<[^>]{0,200}>/g, '')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/(?![\t\n])\p{Cc}|[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[*_`~#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST).trimEnd()}…` : clean;
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？])\s+|\n+/u)
    .map(cleanText)
    .filter((sentence) => sentence !== '');
}
