const LEARNING =
  /^(?:learn|learning|study|master|mastering|understand|understanding|practi[sc]e|explore|discover|appreciate)(?: (?:all|more|everything))?(?: about)? (.+)$/i;
const INSTRUMENT =
  /^(?:the )?((?:\w+ )?(?:guitar|piano|violin|cello|drums|flute|ukulele|bass|sitar|tabla|trumpet|saxophone|clarinet|harmonica|banjo|harp|keyboard))\b(.*)$/i;
const TO_DO = /^(?:how )?to (.+)$/i;

/** What somebody wants to learn, in “learn Spanish”, “learn the guitar” or “learn how to swim”. */
export function readLearnt(text: string): { text: string; isCommand: boolean } | undefined {
  const object = LEARNING.exec(text)?.[1];
  if (!object) return undefined;
  const command = TO_DO.exec(object)?.[1];
  if (command) return { text: command, isCommand: true };
  const [, instrument, rest = ''] = INSTRUMENT.exec(object) ?? [];
  if (instrument) return { text: `play the ${instrument}${rest}`, isCommand: true };
  return { text: object, isCommand: false };
}
