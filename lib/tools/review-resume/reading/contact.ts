import type { PdfPage } from '@/lib/providers/pdf';
import type { Line } from './line.ts';
import { sectionNamed } from './section-names.ts';
import type { Section } from './sections.ts';

export interface Contact {
  name: Line | null;
  email: Line | null;
  phone: Line | null;
  place: Line | null;
  profile: Line | null;
  /** Addresses that only a link holds, with no words to read: `mailto:`, a profile. */
  linkOnly: string[];
  /** The first lines a reader meets, as evidence for what is missing. */
  top: Line[];
}

const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/iu;
const PHONE =
  /(?:\+|\b0|\()[\d()][\d\s()./-]{6,18}\d\b|\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b|\b1\d{10}\b/;
const PROFILE =
  /(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net|dribbble\.com|orcid\.org|stackoverflow\.com|kaggle\.com|medium\.com)\b|https?:\/\/|\bwww\.|(?<![@\p{L}\d.-])(?:[a-z\d-]+\.)+(?:com|dev|io|me|net|org|co|design|app|eu)(?:\/|\b)/iu;
/** Up to three words, a capital in the first, then a comma and a capitalised word. */
const PLACE =
  /(?<![\p{L}.'’-])(?=[\p{L}.'’-]*\p{Lu}[\p{L}.'’-])[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]+){0,2},\s*\p{Lu}[\p{L}.]/u;
const POSTCODE = /\b\d{4,6}\s+\p{Lu}\p{Ll}+|\b[A-Z]{2}\s\d{5}\b/u;
const DIVIDER = /[·|•,;/\uE000-\uF8FF]|\s{2,}|\s[–—-]\s/u;
const NOT_A_NAME =
  /^(?:resume|résumé|curriculum vitae|cv|lebenslauf|currículum|curriculum|życiorys|резюме|简历|個人簡歷|履歴書|이력서)$/iu;
const TOP_LINES = 12;

const isName = ({ text }: Line) =>
  !/[\d@]/.test(text) &&
  text.split(' ').length <= 6 &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= 2 &&
  !NOT_A_NAME.test(text) &&
  sectionNamed(text) === undefined;

function findName(lines: readonly Line[]): Line | null {
  const top = lines.filter(({ page }) => page === 1);
  const largest = Math.max(...top.map(({ size }) => size));
  const big = top.filter((line) => line.size >= largest - 0.5 && isName(line));
  return big.toSorted((a, b) => a.y - b.y)[0] ?? top.slice(0, 3).find(isName) ?? null;
}

/** A place: "City, Country", a post code with its town, or a piece of the contact line that is letters alone. */
function findPlace(near: readonly Line[], top: readonly Line[]): Line | null {
  const bare = (line: Line) => line.text.replace(EMAIL, ' | ').replace(PHONE, ' | ');
  const explicit = top.find((line) => PLACE.test(bare(line)) || POSTCODE.test(bare(line)));
  if (explicit) return explicit;
  const isPiece = (piece: string) => /^\p{Lu}[\p{L}\s.'’-]{1,40}$|^\p{Lo}{2,10}$/u.test(piece);
  return (
    near.find((line) =>
      bare(line)
        .split(DIVIDER)
        .some((piece) => isPiece(piece.trim())),
    ) ?? null
  );
}

/** How to reach the person, from the top of the resume, a contact section and the links. */
export function readContact(
  lines: readonly Line[],
  sections: readonly Section[],
  pages: readonly PdfPage[],
): Contact {
  const headed = sections.filter(({ id }) => id === 'contact').flatMap((section) => section.lines);
  const header = sections[0]?.lines ?? [];
  const top = [
    ...(header.length ? header.slice(0, TOP_LINES) : lines.slice(0, TOP_LINES)),
    ...headed,
  ];
  const near = (pattern: RegExp) => top.find(({ text }) => pattern.test(text));
  const email = near(EMAIL) ?? lines.find(({ text }) => EMAIL.test(text)) ?? null;
  const phone = near(PHONE) ?? null;
  const reach = [...new Set([email, phone, ...headed].filter((line) => line !== null))];
  const links = pages.flatMap((page) => page.links);
  const withoutEmail = (line: Line) => line.text.replace(EMAIL, ' ');
  const profile = top.find((line) => PROFILE.test(withoutEmail(line))) ?? null;
  const linkOnly = links.filter((link) =>
    link.startsWith('mailto:') ? !email : !profile && PROFILE.test(link),
  );
  const name = findName(lines);
  return {
    name,
    email,
    phone,
    place: findPlace(
      reach,
      top.filter((line) => line !== name),
    ),
    profile,
    linkOnly,
    top: top.slice(0, 4),
  };
}
