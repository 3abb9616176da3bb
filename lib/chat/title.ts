const LONGEST = 60;
const OPENERS =
  /^(?:(?:hi|hey|hello|please|so|ok|okay)[\s,]+|(?:can|could|would) you (?:please )?|(?:tell|explain to|show) me (?:about )?)+/iu;

/** A conversation's title from its first message, made without a model: its first sentence, at a word's end. */
export function titleFrom(message: string): string {
  const plain = message
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/[*_#`>~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = /^.{8,}?[.?!](?=\s|$)/u.exec(plain)?.[0] ?? plain;
  const short = sentence.replace(OPENERS, '').replace(/(?<![.?!\s])[.?!\s]+$/u, '') || sentence;
  const title = clip(short || 'New conversation');
  return title.charAt(0).toLocaleUpperCase('en') + title.slice(1);
}

function clip(text: string): string {
  const letters = [...text];
  if (letters.length <= LONGEST) return text;
  const head = letters.slice(0, LONGEST).join('');
  const end = head.lastIndexOf(' ');
  return `${end > LONGEST / 2 ? head.slice(0, end) : head}…`;
}
