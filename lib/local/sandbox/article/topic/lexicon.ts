import type { Kind } from './kind';

type Entry = { words: ReadonlySet<string>; phrases: readonly string[] };

const entry = (words: string, ...phrases: string[]): Entry => ({
  words: new Set(words.split(/\s+/)),
  phrases,
});

/** Words in their base form, and phrases, that give away what kind of topic they belong to. */
export const lexicon: Partial<Record<Kind, Entry>> = {
  ideas: entry(
    `democracy freedom justice philosophy ethics ethical morality religion faith politics political society
    social culture cultural equality inequality gender feminism racism immigration censorship
    journalism media truth globalization globalisation capitalism socialism law crime power
    identity tradition stoicism existentialism utilitarianism nihilism rights voting election
    poverty homelessness loneliness friendship love happiness forgiveness courage responsibility
    privacy propaganda nationalism individualism consumerism impact effect influence role future
    consequence importance relationship connection dangerous debate fake`,
    'social media',
    'human rights',
    'free speech',
    'free will',
    'fake news',
    'death penalty',
    'universal basic income',
    'freedom of speech',
    'meaning of life',
    'cancel culture',
  ),
  history: entry(
    `history historical ancient medieval century empire dynasty revolution war battle civilization
    civilisation colonial colonialism archaeology heritage origin origins renaissance antiquity
    pharaoh pyramid viking roman samurai ottoman mughal partition independence monarchy king queen
    kingdom treaty slavery feudalism museum archive genealogy mythology crusade apartheid holocaust
    victorian tudor byzantine aztec maya inca gladiator knight castle`,
    'world war',
    'cold war',
    'civil war',
    'middle ages',
    'industrial revolution',
    'silk road',
    'space race',
    'rise and fall',
    'evolution of',
  ),
  travel: entry(
    `travel trip journey itinerary backpack backpacking holiday vacation tourist tourism hotel hostel
    flight airline airport passport visa cruise sightseeing beach island roadtrip camping hike trek
    getaway honeymoon luggage destination abroad nomad safari pilgrimage staycation campsite
    resort landmark guidebook layover sightsee`,
    'road trip',
    'city break',
    'digital nomad',
    'train travel',
    'things to do',
    'places to visit',
  ),
  food: entry(
    `food cook bake bread sourdough pasta pizza soup salad recipe kitchen coffee tea wine beer cheese
    chocolate cake cookie dessert vegetable fruit spice curry rice noodle sauce stew grill barbecue
    bbq roast ferment fermentation pickle breakfast lunch dinner meal snack cuisine restaurant chef
    flavour flavor taste ingredient dough yeast vegan vegetarian egg chicken fish meat beef pork tofu
    bean lentil potato tomato onion garlic butter honey jam juice smoothie cocktail espresso latte
    biryani dal sushi ramen taco burger sandwich omelette pancake pie pastry croissant baguette
    kimchi kombucha apple banana mango avocado olive salt sugar knife brunch picnic baking`,
    'meal prep',
    'street food',
  ),
  health: entry(
    `health healthy fitness workout gym run runner running marathon yoga pilates meditation sleep
    insomnia stress anxiety burnout wellbeing wellness mindfulness weight diet nutrition protein
    vitamin muscle strength cardio stretch stretching posture pain headache migraine injury recovery
    walk walking swim cycling heart lung gut immune skin skincare hydration breath breathing
    therapy therapist depression hygiene ageing longevity doctor disease illness diabetes allergy
    hormone menopause pregnancy rest exercise squat pushup deadlift calorie fasting energy habit`,
    'mental health',
    'back pain',
    'blood pressure',
    'immune system',
    'self care',
  ),
  learning: entry(
    `parent parenting child children kid baby toddler teenager teen school classroom teacher teach
    student education homework homeschool university college exam study studying tutor curriculum
    kindergarten preschool literacy bedtime tantrum sibling mother father mum mom dad family newborn
    adolescent pupil lesson learner scholarship degree thesis playground bullying screen-time
    adoption grandparent montessori phonics read reading book library knowledge curiosity`,
    'screen time',
    'potty training',
    'online learning',
    'lifelong learning',
    'higher education',
  ),
  work: entry(
    `job career interview promotion workplace office manager leader leadership team teamwork meeting productivity
    hiring resume cv employee employer colleague remote freelance freelancer procrastination
    networking feedback deadline coworking multitasking delegation coworker boss burnout presentation
    onboarding mentor mentoring mentorship internship schedule workload routine priority
    organisation organization focus concentration collaboration decision-making meetings inbox`,
    'remote work',
    'time management',
    'project management',
    'work from home',
    'working from home',
    'public speaking',
    'customer service',
    'job interview',
    'work life balance',
    'work-life balance',
    'deep work',
    'hybrid work',
    'four-day week',
    'conflict resolution',
    'decision making',
  ),
  money: entry(
    `money budget finance financial invest investing investment stock bond fund save saving savings debt
    loan mortgage credit bank tax taxes income salary wage retirement pension insurance rent inflation
    economy economics business startup entrepreneur entrepreneurship company marketing sales sell
    customer brand branding pricing profit revenue negotiate hustle ecommerce shop retail
    advertising trade crypto bitcoin ethereum defi cryptocurrency portfolio dividend wealth price
    negotiation outsourcing nonprofit fundraising consulting grocery shopping bill expense`,
    'side hustle',
    'real estate',
    'small business',
    'personal finance',
    'supply chain',
    'house buying',
    'passive income',
  ),
  technology: entry(
    `technology tech software hardware computer computing laptop phone smartphone app internet web
    website browser code coding program programming programmer developer python javascript typescript
    java rust golang react kubernetes docker linux windows macos android ios cloud server database
    sql api algorithm data ai robot robotics automation machine blockchain cybersecurity security
    password privacy encryption network wifi 5g 3d printing drone vr ar gpu chip semiconductor quantum
    electric car ev battery git github devops microservice frontend backend c++ c# bug debug testing
    open-source gadget smart iot chatbot llm gpt neural deepfake search email spreadsheet excel
    serverless terraform aws azure postgres redis graphql css html node agile scrum`,
    'artificial intelligence',
    'machine learning',
    'deep learning',
    'social media',
    'open source',
    'big data',
    'data science',
    'electric cars',
    'electric vehicles',
    'virtual reality',
    'computer science',
    'quantum computing',
    'video games',
    'language models',
    'programming languages',
    'programming language',
  ),
  environment: entry(
    `environment environmental climate sustainability sustainable renewable solar carbon emission
    pollution plastic recycle recycling waste compost composting biodiversity conservation wildlife
    endangered deforestation forest ocean coral reef coastal flood drought wildfire ecosystem ecology
    greenhouse rewilding pollinator fossil landfill green eco ozone wetland river soil
    permaculture water overfishing glacier habitat turbine minimalism`,
    'climate change',
    'global warming',
    'solar panels',
    'zero waste',
    'renewable energy',
    'wind power',
    'wind energy',
    'air pollution',
    'air quality',
    'fast fashion',
    'sea level',
    'carbon footprint',
    'clean energy',
    'solar power',
    'solar energy',
    'water scarcity',
  ),
  creative: entry(
    `write writing writer novel story storytelling poem poetry poet fiction essay blog blogging
    journal journaling screenplay script character plot dialogue art artist paint painting draw
    drawing sketch watercolor watercolour photography photograph photo camera film filmmaking
    cinema movie music song songwriting guitar piano violin drum singing sing melody jazz dance
    dancing theatre theater acting design designer typography illustration animation sculpture
    creativity creative imagination inspiration fashion architecture podcast calligraphy comic
    haiku memoir editing orchestra opera ballet improv comedy`,
    "writer's block",
    'interior design',
    'graphic design',
    'creative writing',
  ),
  science: entry(
    `science scientific physics chemistry biology astronomy space universe galaxy star planet moon
    sun mars comet asteroid telescope gravity relativity atom molecule electron particle energy
    light cell dna gene genetics genome evolution bacteria virus brain neuroscience psychology memory
    consciousness dream mathematics maths math geometry statistics probability prime number geology
    volcano earthquake weather cloud rain lightning thunder tornado animal cat dog bird bee ant
    insect whale dolphin shark octopus dinosaur fossil plant tree flower seed photosynthesis
    mushroom sky rainbow purr sneeze yawn hiccup experiment theory hypothesis nature elephant
    butterfly wolf bear spider snake frog turtle horse magnet electricity sound oxygen water bat
    owl eclipse tide season aurora immune vaccine entropy`,
    'black holes',
    'black hole',
    'quantum mechanics',
    'big bang',
    'dark matter',
    'natural selection',
    'string theory',
    'solar system',
    'northern lights',
    'quantum physics',
    'climate science',
  ),
  craft: entry(
    `knit knitting crochet sew sewing woodwork woodworking carpentry pottery ceramic garden gardening
    gardener lawn grow houseplant rose origami quilting embroidery repair fix renovate renovation
    plumbing diy chess juggling magic language spanish french german japanese italian mandarin hindi
    arabic english vocabulary grammar pronunciation skill hobby learn practice practise beekeeping
    fishing climbing surfing skiing skateboarding sailing golf football soccer tennis basketball
    cricket bicycle bike motorcycle drive driving declutter cleaning clean organize organise tidy
    laundry candle soap leather jewelry jewellery collecting birdwatching sport puzzle handwriting
    speedcubing shelf bookshelf furniture paper-folding train training puppy aquarium`,
    'board games',
    'public speaking',
    'home improvement',
    'raised beds',
  ),
};
