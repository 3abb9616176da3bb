const POLITE =
  /^(please|kindly|can you|could you|i (want|need|would like)( you to| to| something| an article)?|(write|create|generate|give me|draft|compose)( me| us)?|an? (short |long |detailed )*(article|essay|blog post|post|piece|text|story|guide) (about|on)|(the )?topic( of|:)|tell me( more)? about|(explain|describe|discuss)( to me)?|about)\b[\s,:]*/i;

/** A person's topic as one line of plain text, without Markdown marks, control signs or courtesies. */
export function cleanTopic(raw: string): string {
  let text = raw
    .normalize('NFC')
    .replaceAll(/https?:\/\/\S+/gi, ' ')
    .replaceAll(/(?<=\p{L})#(?=\W|$)/gu, '\u{E001}')
    .replaceAll(/[\p{Cc}\u2028\u2029\uFEFF\u200B\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .replaceAll(/[*_`#<>|{}[\]\\~^"“”„«»\uE000]/g, ' ')
    .replaceAll('\u{E001}', '#')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(POLITE, '') || text;
  }
  return text
    .replaceAll(/^[\s'‘’.,;:!/=-]+|[\s'‘’.,;:!/=-]+$/g, '')
    .replaceAll(/\s+([,.;:?!])/g, '$1')
    .trim();
}

/** The beginning of a text up to a whole word, with an ellipsis where something was left out. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength);
  const cut = head.lastIndexOf(' ');
  const kept = cut > maxLength / 2 ? head.slice(0, cut) : Array.from(head).slice(0, -1).join('');
  return `${kept.replace(/[\s,.;:!?-]+$/, '')}…`;
}
