const ARTICLE =
  /^\s*Write an article about ([\s\S]*?)(?: in (?:Short|Medium|Long) \([^()]*\))?\s*$/i;
const NAMED =
  /(?:^|\. )[ \t]*(?:topic|subject|title|heading|section|question|prompt|brief)\s*:[ \t]*(\S.*)$/im;
/** Text between two equal lines of dashes, or between an opening and a closing tag that is no context. */
const FENCED = /^(-{3,}\S*)\n([\s\S]*?)\n\1$|<(?!before|after|context)(\w+)>([\s\S]*?)<\/\3>/m;

/** What a request is about: its topic where it names one, else its first line of prose. */
export function topicOf(user: string): string {
  const named = ARTICLE.exec(user)?.[1] ?? NAMED.exec(user)?.[1];
  return (
    named ??
    materialOf(user)
      .split('\n')
      .find((line) => /\p{L}/u.test(line)) ??
    user
  );
}

/** The text that a request gives to work on: what stands between its fences, else all of it. */
export function materialOf(user: string): string {
  const fenced = FENCED.exec(user);
  return (fenced?.[2] ?? fenced?.[4] ?? user).trim();
}
