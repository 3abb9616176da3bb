/** The frontend host that the local emulator's publishable key names; nobody can own it. */
export const EMULATOR_HOST = 'clerk.emulator.localhost';

/** How every secret key of the local emulator begins. */
export const EMULATOR_SECRET = 'sk_live_emulator';

type Values = Readonly<Record<string, string | undefined>>;

/** Variables that hosting platforms set in their builds and servers. */
const PLATFORM_VARIABLES = [
  'VERCEL',
  'NETLIFY',
  'RENDER',
  'FLY_APP_NAME',
  'RAILWAY_ENVIRONMENT',
  'RAILWAY_ENVIRONMENT_NAME',
  'AWS_LAMBDA_FUNCTION_NAME',
  'AWS_APP_ID',
  'K_SERVICE',
  'GAE_APPLICATION',
  'WEBSITE_SITE_NAME',
  'DYNO',
  'CF_PAGES',
  'KOYEB_APP_NAME',
];

/**
 * Throws one sentence when this environment must not be built or served: the local emulator's keys
 * anywhere but on the machine they are for, a publishable key that is none, or, when a production
 * server starts, a required variable that is missing. `builtKey` is the publishable key that the
 * build fixed in the pages, when that may differ from the environment's.
 */
export function assertDeployable(
  values: Values,
  phase: 'build' | 'start',
  builtKey: string | undefined = values.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY,
): void {
  const key = values.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY;
  if (key) assertPublishableKey(key);
  if (phase === 'start' && values.NODE_ENV !== 'production') return;
  assertNoEmulator(values, key, builtKey);
  if (phase === 'start') assertNothingMissing(values);
}

function assertPublishableKey(key: string): void {
  if (key.startsWith('sk_')) {
    throw new Error(
      'NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY holds a secret key, which every visitor could read. Put the key that starts with pk_ there, and replace the secret key in Clerk’s dashboard.',
    );
  }
  if (/^[^$.]+\.[^$]+\$$/.test(frontendHost(key) ?? '')) return;
  throw new Error(
    'NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is not a Clerk publishable key. Copy the whole key that starts with pk_test_ or pk_live_ from Clerk’s dashboard.',
  );
}

/** What a publishable key spells: its frontend host followed by a dollar sign. */
function frontendHost(key: string): string | undefined {
  const encoded = /^pk_(?:test|live)_([\w+/=-]+)$/.exec(key)?.[1];
  return encoded && Buffer.from(encoded, 'base64').toString();
}

const isEmulatorKey = (key: string | undefined) =>
  key !== undefined && frontendHost(key) === `${EMULATOR_HOST}$`;

function assertNoEmulator(values: Values, key: string | undefined, builtKey: string | undefined) {
  if (isEmulatorKey(builtKey) && !isEmulatorKey(key)) {
    throw new Error(
      'This build is a local preview: the local emulator’s key is fixed in its pages. Run the build again with your own NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY.',
    );
  }
  if (!isEmulatorKey(key) && !values.CLERK_SECRET_KEY?.startsWith(EMULATOR_SECRET)) return;
  const platform = PLATFORM_VARIABLES.find((name) => values[name]);
  if (platform) {
    throw new Error(
      `The keys of the local Clerk emulator cannot be deployed (${platform} is set, so this is a hosting platform). Set NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY and CLERK_SECRET_KEY to your own.`,
    );
  }
  if (values.MISE_LOCAL) return;
  throw new Error(
    'The keys of the local Clerk emulator work on your own machine only, through npm run dev and npm run preview. Set NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY and CLERK_SECRET_KEY to your own.',
  );
}

/** What a production server cannot do without, and the embedded part that stands in locally. */
const REQUIRED = [
  { name: 'NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY', part: 'auth' },
  { name: 'CLERK_SECRET_KEY', part: 'auth' },
  { name: 'DATABASE_URL', part: 'database' },
  { name: 'OPENAI_API_KEY', part: 'text', or: 'OPENAI_BASE_URL' },
];

function assertNothingMissing(values: Values): void {
  const embedded = (values.MISE_LOCAL ?? '').split(',');
  const missing = REQUIRED.filter(({ name, part, or }) => {
    const isSet = values[name] || (or && values[or]);
    return !isSet && !embedded.includes(part);
  }).map(({ name }) => name);
  if (missing.length === 0) return;
  const [verb, pronoun] = missing.length === 1 ? ['is', 'it'] : ['are', 'them'];
  throw new Error(
    `${missing.join(', ')} ${verb} missing. Set ${pronoun} in the environment; .env.example says what each one means, and npm run dev needs none of them.`,
  );
}
