import { isNounPhrase } from './noun-phrase';

const WITHOUT_OBJECT =
  /^(be|become|get|feel|stay|keep|go|come|look|seem|sound|live|work|think|talk|listen|sleep|travel|walk|run|stop|start|fall|give|take|put|set|let|quickly|not|never)$/i;
const NO_THING =
  /^(to|in|on|at|for|from|with|without|about|of|by|off|out|up|down|away|back|over|into|more|less|better|well|alone|together|like|as|how|what|why|when|where|who|that|if|yourself|yourselves|happy|fast|properly|safely)$/i;
const MOST_WORDS = 3;

/** The thing a command acts upon, as “bread” in “bake bread at home”; undefined when unsure. */
export function objectOf(command: string): string | undefined {
  const [verb = '', ...rest] = command.split(' ');
  if (WITHOUT_OBJECT.test(verb) || /,|ly$/.test(verb)) return undefined;
  const end = rest.findIndex((word) => NO_THING.test(word));
  const words = end < 0 ? rest : rest.slice(0, end);
  const object = words.join(' ');
  if (words.length === 0 || words.length > MOST_WORDS || /,|\band\b/.test(object)) return undefined;
  return isNounPhrase(object) ? object : undefined;
}
