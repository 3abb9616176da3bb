export type Time = 'day' | 'dusk' | 'dawn' | 'night';
export type Weather = 'clear' | 'snow' | 'rain' | 'mist';
export type Land = 'mountains' | 'sea' | 'city' | 'forest' | 'meadow' | 'desert' | 'hills';
export type Actor =
  | 'cat'
  | 'dog'
  | 'fox'
  | 'rabbit'
  | 'bear'
  | 'bird'
  | 'owl'
  | 'robot'
  | 'house'
  | 'castle'
  | 'lighthouse'
  | 'boat'
  | 'balloon'
  | 'rocket'
  | 'tree';
export type Still = 'cup' | 'bowl' | 'fruit' | 'cake' | 'vase';

/** What the painter understood of a prompt. */
export interface Reading {
  description: string;
  style: string;
  time: Time | undefined;
  weather: Weather;
  lands: Land[];
  actors: Actor[];
  stills: Still[];
  isPerson: boolean;
  isSpace: boolean;
  /** Hue in degrees of a colour that is named, and whether it is a grey. */
  tint: { hue: number; isGrey: boolean } | undefined;
}

const words = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, 'i');

/** Names and the words that mean them, one a line. */
const table = <T extends string>(lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line): [T, RegExp] => {
      const [name = '', pattern = ''] = line.trim().split(': ');
      return [name as T, words(pattern)];
    });

const TIMES = table<Time>(`
  night: night|midnight|moon|moonlit|moonlight|stars?|starry|nocturnal|dark
  dusk: dusk|sunset|evening|twilight|golden hour|campfire|autumn|fall
  dawn: dawn|sunrise|morning|spring|pastel
  day: day|noon|sun|sunny|summer|daylight
`);

const WEATHERS = table<Weather>(`
  snow: snow|snowy|winter|christmas|blizzard|ice|icy|frozen
  rain: rain|rainy|storm|stormy|umbrella|monsoon
  mist: mist|misty|fog|foggy|haze|hazy|mysterious|dreamy
`);

const LANDS = table<Land>(`
  mountains: mountains?|alps?|peaks?|cliffs?|volcano|everest|himalayas?|fjords?|summit
  sea: sea|ocean|beach|coast|lake|waves?|island|harbou?r|river|water|shore|bay|sail(?:ing)?|whales?|fish
  city: city|town|skyline|street|skyscrapers?|buildings?|downtown|tokyo|york|paris|london|metropolis|cyberpunk|neon|office|car|traffic
  forest: forests?|woods?|woodland|jungle|trees|pines?|rainforest|camping|taiga
  meadow: meadow|flowers?|garden|fields?|tulips?|roses?|sunflowers?|lavender|poppy|poppies|blossoms?|bees?|butterfly|butterflies|daisies|daisy
  desert: desert|dunes?|sand|sahara|cactus|camels?|canyon|pyramids?|mars
  hills: hills?|valley|countryside|farm|village|vineyard|road|path|landscape|horses?|cows?|sheep|train
`);

const ACTORS = table<Actor>(`
  cat: cats?|kitten|kittens|kitty|tiger|lion|leopard
  dog: dogs?|pupp(?:y|ies)|corgi|labrador|retriever|husky
  fox: fox|foxes|wolf|wolves|raccoon
  rabbit: rabbits?|bunny|bunnies|hare
  bear: bears?|panda|teddy|koala|mouse|hamster
  owl: owls?|penguins?|chick|ducks?|parrot
  bird: birds?|seagulls?|eagles?|swallows?|cranes?|geese
  robot: robots?|android|cyborg|machine|droid
  castle: castle|palace|fortress|kingdom|dragons?|wizard|knight|tower
  lighthouse: lighthouse
  boat: boats?|ships?|sailboat|yacht|sail(?:ing)?|canoe|pirates?
  balloon: balloons?|hot air
  rocket: rockets?|spaceships?|shuttle|spacecraft
  house: house|home|cottage|cabin|hut|village|farm|barn|bakery|shop|cafe|café
  tree: tree|oak|bonsai|treehouse|willow|baobab|cherry blossom
`);

const STILLS = table<Still>(`
  cup: coffee|tea|cup|mug|espresso|latte|cappuccino|cocoa|chocolate
  cake: cake|birthday|cupcake|pie|dessert|pastry|pancakes?|bread|burger|pizza|cheese
  bowl: bowl|soup|ramen|noodles?|rice|salad|pasta|curry|food|breakfast|dinner|lunch|dish|kitchen|chef|cooking|spices?
  fruit: fruits?|apples?|oranges?|lemons?|pears?|berries|peach|peaches|pomegranate|still life
  vase: vase|bouquet|tulip|rose|sunflower|houseplant|plant
`);

const PERSON = words(
  'person|people|woman|man|girl|boy|portrait|face|lady|gentleman|child|queen|king|princess|prince|self|musician|dancer|astronaut|samurai|model|grandmother|grandfather|mother|father|warrior|artist|doctor|teacher|student',
);
const SPACE = words(
  'space|planets?|galaxy|galaxies|nebula|cosmos|cosmic|universe|saturn|jupiter|orbit|alien|solar system',
);

const TINTS: [number, RegExp][] = [
  [25, words('red|crimson|scarlet|ruby')],
  [55, words('orange|amber|rust|copper')],
  [92, words('yellow|gold|golden|mustard')],
  [145, words('green|emerald|olive|lime|mint')],
  [195, words('teal|turquoise|cyan|aqua')],
  [255, words('blue|azure|navy|indigo|sapphire')],
  [305, words('purple|violet|lilac|lavender')],
  [350, words('pink|magenta|rose')],
];

/** Reads `Generate an image of {description} in the style {style}`, or any other text as a description. */
export function readPrompt(prompt: string): Reading {
  const match = /^Generate an image of (.*) in the style (.*)$/is.exec(prompt.trim());
  const description = match?.[1] ?? prompt.trim();
  const style = match?.[2]?.trim() ?? 'Realistic';
  const first = <T>(table: [T, RegExp][]) =>
    table.find(([, words]) => words.test(description))?.[0];
  const all = <T>(table: [T, RegExp][]) =>
    table.filter(([, words]) => words.test(description)).map(([name]) => name);
  const hue = first(TINTS);
  const isGrey = words('black and white|monochrome|gr[ae]y|sketch|ink').test(description);
  return {
    description,
    style,
    time: first(TIMES),
    weather: first(WEATHERS) ?? 'clear',
    lands: all(LANDS),
    actors: all(ACTORS),
    stills: all(STILLS),
    isPerson: PERSON.test(description),
    isSpace: SPACE.test(description),
    tint: hue === undefined && !isGrey ? undefined : { hue: hue ?? 60, isGrey },
  };
}
