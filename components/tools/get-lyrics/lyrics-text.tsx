const TAG = /^\[[^[\]]{1,80}\]$/;

/** Lyrics as they are sung: line by line, stanzas apart, section tags as quiet headings. */
export function LyricsText({ lyrics }: { lyrics: string }) {
  return (
    <div className="grid gap-5 text-lg leading-relaxed break-words">
      {lyrics.split(/\n{2,}/).map((stanza, index) => (
        <p key={index}>
          {stanza.split('\n').map((line, at) =>
            TAG.test(line) ? (
              <span key={at} className="text-ink-soft mb-1 block text-sm font-medium">
                {line}
              </span>
            ) : (
              <span key={at} className="block min-h-[1lh]">
                {line}
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

export interface TimedLine {
  /** Seconds from the beginning. */
  time: number;
  text: string;
}

/** Seconds as a clock shows them, `3:07`. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Lyrics with the moment each line is sung at. */
export function SyncedLyrics({ lines }: { lines: readonly TimedLine[] }) {
  return (
    <ol className="grid gap-1 text-lg leading-relaxed">
      {lines.map(({ time, text }, index) => (
        <li key={index} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-3 break-words">
          <span className="text-ink-soft text-right text-sm leading-[1.9] tabular-nums">
            {clock(time)}
          </span>
          <span>{text || <span className="text-ink-soft">♪</span>}</span>
        </li>
      ))}
    </ol>
  );
}
