/** Openings that say a person was there, not what they did. */
export const WEAK_OPENINGS: readonly string[] = [
  'responsible for',
  'responsibilities include',
  'responsibilities included',
  'duties include',
  'duties included',
  'in charge of',
  'tasked with',
  'worked on',
  'worked with',
  'worked as',
  'working on',
  'working with',
  'helped',
  'helping',
  'assisted',
  'assisting',
  'involved in',
  'was involved in',
  'participated in',
  'participating in',
  'took part in',
  'contributed to',
  'handled',
  'dealt with',
  'supported',
  'was',
  'were',
  'had',
  'did',
  'am',
  'been',
  'various',
];

const IRREGULAR =
  'beat began bought brought broke built caught chose cut drew drove earned fed fought found forecast gave grew held kept laid launched lead led made met oversaw overcame outgrew outsold paid put raised ran rebuilt redrew reset rewrote rose saw sold sent set shot shrank sped spent spoke split spun stood strove taught thought told took trained undertook upheld understood won wove wrote withdrew';
const BASE =
  'achieve accelerate administer advise analyse analyze architect arrange assemble audit author automate balance boost budget build calculate chair champion coach collaborate communicate compile compose conduct consolidate construct convert convince coordinate create cultivate cut define deliver deploy design develop devise diagnose direct document double draft drive earn edit eliminate enable engineer enforce enhance establish evaluate exceed execute expand facilitate forecast found generate govern grow guide halve implement improve increase influence initiate innovate inspect install instruct integrate introduce invent investigate launch lead lower maintain manage market maximise maximize measure mediate mentor migrate minimise minimize model modernise modernize monitor motivate negotiate operate optimise optimize orchestrate organise organize originate overhaul oversee own perform persuade pilot pioneer plan prepare present prevent prioritise prioritize process produce program promote propose prototype publish raise rebuild recommend reconcile recruit redesign reduce refactor refine reorganise reorganize replace research resolve restore restructure revamp review revise run save scale schedule secure sell shape ship simplify solve spearhead standardise standardize steer strengthen streamline supervise surpass teach test train transform translate triple turn unify update upgrade validate win write';

/** Verbs that open a line well and do not end in -ed. */
export const STRONG_VERBS: ReadonlySet<string> = new Set(`${IRREGULAR} ${BASE}`.split(' '));
