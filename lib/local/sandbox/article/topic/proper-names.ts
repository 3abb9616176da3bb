const PLACES = `Afghanistan Africa Alaska Albania Algeria Amsterdam Andalusia Antarctica Argentina Asia Athens
  Australia Austria Bali Bangkok Bangladesh Barcelona Beijing Belgium Berlin Bhutan Bolivia Boston
  Brazil Britain Brussels Budapest Bulgaria Cairo California Cambodia Canada Chicago China
  Colombia Copenhagen Corsica Crete Croatia Cuba Cyprus Delhi Denmark Dubai Dublin Ecuador
  Edinburgh Egypt England Estonia Ethiopia Europe Finland Florence Florida France Georgia Germany
  Ghana Goa Greece Greenland Guatemala Hanoi Havana Hawaii Helsinki Hungary Iceland India Indonesia
  Iran Iraq Ireland Israel Istanbul Italy Jaipur Jamaica Japan Kathmandu Kenya Kerala Korea Kyoto
  Laos Ladakh Latvia Lebanon Lisbon Lithuania London Macedonia Madagascar Madrid Malaysia
  Maldives Malta Marrakech Melbourne Mexico Milan Mongolia Morocco Mumbai Munich Myanmar Namibia Naples
  Nepal Netherlands Nigeria Norway Oslo Pakistan Paris Patagonia Peru Philippines Poland Portugal
  Prague Provence Rajasthan Reykjavik Romania Rome Russia Rwanda Santorini Sardinia Scandinavia
  Scotland Senegal Serbia Seoul Seville Shanghai Siberia Sicily Singapore Slovakia Slovenia Spain
  Stockholm Sweden Switzerland Sydney Syria Taiwan Tanzania Tasmania Texas Thailand Tibet Tokyo
  Toronto Tunisia Tuscany Uganda Ukraine Uruguay Valencia Venice Vienna Vietnam Wales Warsaw
  Zanzibar Zimbabwe Zurich`;

const LONGER_PLACES = [
  'New York',
  'New Zealand',
  'New Orleans',
  'Los Angeles',
  'Las Vegas',
  'San Francisco',
  'Hong Kong',
  'South Africa',
  'South Korea',
  'South America',
  'North America',
  'Costa Rica',
  'Sri Lanka',
  'Saudi Arabia',
  'Buenos Aires',
  'Rio de Janeiro',
  'United Kingdom',
  'United States',
  'Puerto Rico',
  'Cape Town',
  'Mexico City',
  'Machu Picchu',
  'São Paulo',
  'Abu Dhabi',
  'Kuala Lumpur',
];

const OTHERS = `Kubernetes Docker Python JavaScript TypeScript Java Linux Windows Android
  iPhone iPad macOS iOS GitHub Git Google Amazon Apple-Watch Netflix YouTube TikTok Instagram
  Facebook Wikipedia Bitcoin Ethereum PostgreSQL Postgres MongoDB Redis GraphQL AWS Azure HTML CSS SQL
  Spanish French German Italian Portuguese Japanese Chinese Mandarin Korean Hindi Arabic Russian
  English Latin Greek Turkish Dutch Swedish Sanskrit Tamil Urdu Bengali Punjabi Thai Vietnamese
  Indian European African American British Irish Scottish Mexican Brazilian Canadian Australian
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July
  October November December Christmas Easter Diwali Ramadan Hanukkah Ayurveda Buddhism Islam
  Hinduism Christianity Judaism Taoism Zen Renaissance Victorian Roman AI DNA COVID NASA UX UI SEO API`;

const keyed = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name.toLowerCase(), name]));

/** Places by their lower-case names. */
export const places = keyed([...PLACES.split(/\s+/), ...LONGER_PLACES]);

const others = keyed(OTHERS.split(/\s+/));

/** The usual spelling of a proper name, or undefined for any other word. */
export const properName = (word: string): string | undefined =>
  places[word.toLowerCase()] ?? others[word.toLowerCase()];
