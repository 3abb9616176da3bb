import { cleanLyrics } from './clean-lyrics';

/** One line of a song with the moment it is sung, in seconds. */
export interface TimedLine {
  time: number;
  text: string;
}

const STAMP = /\[(\d{1,3}):(\d{2})(?:[.:](\d{1,3}))?\]\s*/y;
const WORD_STAMP = /<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>\s*/g;
const MAX_LINES = 2_000;

/** The times in front of a line, in seconds, and the text behind them. */
function readLine(line: string): { times: number[]; text: string } {
  const times: number[] = [];
  const trimmed = line.trim();
  let from = 0;
  for (;;) {
    STAMP.lastIndex = from;
    const match = STAMP.exec(trimmed);
    if (!match) break;
    const [, minutes = '0', seconds = '0', fraction = '0'] = match;
    times.push(Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`));
    from = STAMP.lastIndex;
  }
  return { times, text: trimmed.slice(from).replace(WORD_STAMP, '').trim() };
}

/** Lines of an LRC file in the order they are sung; lines without a time are left out. */
export function readSynced(lrc: string): TimedLine[] {
  const lines: TimedLine[] = [];
  for (const line of lrc.split(/\r?\n/)) {
    const { times, text } = readLine(line);
    const clean = times.length > 0 ? cleanLyrics(text) : '';
    const isDropped = text !== '' && clean === '';
    for (const time of isDropped ? [] : times) lines.push({ time, text: clean });
    if (lines.length > MAX_LINES) break;
  }
  return lines.slice(0, MAX_LINES).sort((one, other) => one.time - other.time);
}

/** True when most lines of a text carry a time, so that it is an LRC file and not plain lyrics. */
export function isSynced(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const timed = lines.filter((line) => readLine(line).times.length > 0);
  return timed.length > 0 && timed.length * 2 >= lines.length;
}
