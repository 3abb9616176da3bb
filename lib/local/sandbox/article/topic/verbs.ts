/** Verbs that open a command and are hardly ever the first noun of a topic. */
const COMMANDS = `accept achieve adopt apply arrange avoid bake be become begin believe boost bring
  build buy calculate care catch celebrate choose clean compose conquer convert convince create
  cultivate cure decide declutter decorate deliver describe develop discover do draw earn eat eliminate
  encourage enjoy escape establish explain explore express find fix forget forgive gain get give
  go grow handle have help hire identify improve increase install invest join keep learn listen
  live lose maintain make manage master maximize maximise meditate memorize memorise minimize
  minimise monetize move negotiate obtain optimize optimise organize organise overcome paint pass
  pay perform persuade pick prepare prevent produce protect prove publish pursue raise reach read
  recognize recognise recover recycle reduce remember remove repair replace resolve run save sell
  set sew sing sleep solve speak spend start stay stop succeed survive swim take teach tell think
  treat try understand use visit walk wash wear win write`;

/** Verbs that are as often nouns, so that only their place tells. */
const EITHER = `balance blend boil bond break brew budget call care change chop code coach cook cope cover
  cut cycle dance date deal debug defend deploy design dine drive edit employ estimate exercise
  fail fall fight file film finance fish fold freeze fry garden gather guide harvest heal hike host hunt
  iron juggle jump kick knit launch lead lift light load look love market measure meet mix model
  mourn name nap network order own pack park pickle plan plant play polish post pot practice practise
  present preserve press print program promote prune ride rent rest roast sail scale schedule score
  season serve share shop show ski smoke sort spot stand steam stitch store stretch study style
  support surf swap talk taste tend test tidy tie tip track trade train travel trim trust turn
  update vote wait water wax weave weigh weld wish work worry wrap yell breathe brush stir feed bathe
  feel need want like hurt burn float dream bark smell sneeze yawn migrate hibernate form cause affect
  influence lower mean vote work enter leave close open check compare decide explain quit sit knead proof`;

const commands = new Set(COMMANDS.split(/\s+/));
const either = new Set(EITHER.split(/\s+/));

/** True for a word that opens a command, as in “learn guitar”. */
export const isCommand = (word: string): boolean => commands.has(word.toLowerCase());

/** True for a word that can be a verb at all. */
export const isVerb = (word: string): boolean => isCommand(word) || either.has(word.toLowerCase());
