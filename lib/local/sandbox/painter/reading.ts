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

const TIMES: [Time, RegExp][] = [
  ['night', words('night|midnight|moon|moonlit|moonlight|stars?|starry|nocturnal|dark')],
  ['dusk', words('dusk|sunset|evening|twilight|golden hour|campfire|autumn|fall')],
  ['dawn', words('dawn|sunrise|morning|spring|pastel')],
  ['day', words('day|noon|sun|sunny|summer|daylight')],
];

const WEATHERS: [Weather, RegExp][] = [
  ['snow', words('snow|snowy|winter|christmas|blizzard|ice|icy|frozen')],
  ['rain', words('rain|rainy|storm|stormy|umbrella|monsoon')],
  ['mist', words('mist|misty|fog|foggy|haze|hazy|mysterious|dreamy')],
];

const LANDS: [Land, RegExp][] = [
  ['mountains', words('mountains?|alps?|peaks?|cliffs?|volcano|everest|himalayas?|fjords?|summit')],
  [
    'sea',
    words(
      'sea|ocean|beach|coast|lake|waves?|island|harbou?r|river|water|shore|bay|sail(?:ing)?|whales?|fish',
    ),
  ],
  [
    'city',
    words(
      'city|town|skyline|street|skyscrapers?|buildings?|downtown|tokyo|york|paris|london|metropolis|cyberpunk|neon|office|car|traffic',
    ),
  ],
  ['forest', words('forests?|woods?|woodland|jungle|trees|pines?|rainforest|camping|taiga')],
  [
    'meadow',
    words(
      'meadow|flowers?|garden|fields?|tulips?|roses?|sunflowers?|lavender|poppy|poppies|blossoms?|bees?|butterfly|butterflies|daisies|daisy',
    ),
  ],
  ['desert', words('desert|dunes?|sand|sahara|cactus|camels?|canyon|pyramids?|mars')],
  [
    'hills',
    words(
      'hills?|valley|countryside|farm|village|vineyard|road|path|landscape|horses?|cows?|sheep|train',
    ),
  ],
];

const ACTORS: [Actor, RegExp][] = [
  ['cat', words('cats?|kitten|kittens|kitty|tiger|lion|leopard')],
  ['dog', words('dogs?|pupp(?:y|ies)|corgi|labrador|retriever|husky')],
  ['fox', words('fox|foxes|wolf|wolves|raccoon')],
  ['rabbit', words('rabbits?|bunny|bunnies|hare')],
  ['bear', words('bears?|panda|teddy|koala|mouse|hamster')],
  ['owl', words('owls?|penguins?|chick|ducks?|parrot')],
  ['bird', words('birds?|seagulls?|eagles?|swallows?|cranes?|geese')],
  ['robot', words('robots?|android|cyborg|machine|droid')],
  ['castle', words('castle|palace|fortress|kingdom|dragons?|wizard|knight|tower')],
  ['lighthouse', words('lighthouse')],
  ['boat', words('boats?|ships?|sailboat|yacht|sail(?:ing)?|canoe|pirates?')],
  ['balloon', words('balloons?|hot air')],
  ['rocket', words('rockets?|spaceships?|shuttle|spacecraft')],
  ['house', words('house|home|cottage|cabin|hut|village|farm|barn|bakery|shop|cafe|café')],
  ['tree', words('tree|oak|bonsai|treehouse|willow|baobab|cherry blossom')],
];

const STILLS: [Still, RegExp][] = [
  ['cup', words('coffee|tea|cup|mug|espresso|latte|cappuccino|cocoa|chocolate')],
  ['cake', words('cake|birthday|cupcake|pie|dessert|pastry|pancakes?|bread|burger|pizza|cheese')],
  [
    'bowl',
    words(
      'bowl|soup|ramen|noodles?|rice|salad|pasta|curry|food|breakfast|dinner|lunch|dish|kitchen|chef|cooking|spices?',
    ),
  ],
  [
    'fruit',
    words('fruits?|apples?|oranges?|lemons?|pears?|berries|peach|peaches|pomegranate|still life'),
  ],
  ['vase', words('vase|bouquet|tulip|rose|sunflower|houseplant|plant')],
];

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
