import { randomBytes } from 'node:crypto';
import { activeSessions } from './accounts';
import { EMULATOR_HOST } from './constants';
import type { SigningKeys } from './keys';
import { SESSION_LIFETIME_MS } from './state';
import type { Client, Session, SignIn, SignUp, State, User } from './state';
import { publicUserData, userResource } from './user-resource';

export type TokenSource = {
  state: State;
  keys: SigningKeys;
  tokenSeconds: number;
  now: () => number;
};

const ABANDON_MS = 30 * 24 * 60 * 60 * 1000;

/** A signed session token for the page at `origin`, with the plan in `pla` as Clerk Billing writes it. */
export function tokenResource(source: TokenSource, session: Session, origin: string) {
  const seconds = Math.floor(source.now() / 1000);
  const plan = source.state.users[session.userId]?.publicMetadata.plan;
  const jwt = source.keys.mint({
    v: 2,
    iss: `https://${EMULATOR_HOST}`,
    sub: session.userId,
    sid: session.id,
    sts: 'active',
    azp: origin,
    jti: randomBytes(8).toString('hex'),
    iat: seconds,
    nbf: seconds - 10,
    exp: seconds + source.tokenSeconds,
    fva: [Math.floor((source.now() - session.createdAt) / 60_000), -1],
    pla: plan === 'premium' ? 'u:premium' : 'u:free',
    fea: '',
  });
  return { object: 'token', jwt };
}

export function sessionResource(source: TokenSource, session: Session, origin: string) {
  const user = source.state.users[session.userId] as User;
  return {
    object: 'session',
    id: session.id,
    status: 'active',
    expire_at: session.createdAt + SESSION_LIFETIME_MS,
    abandon_at: session.createdAt + ABANDON_MS,
    last_active_at: session.lastActiveAt,
    last_active_organization_id: null,
    actor: null,
    tasks: null,
    factor_verification_age: [0, -1],
    user: userResource(user),
    public_user_data: publicUserData(user),
    last_active_token: tokenResource(source, session, origin),
    created_at: session.createdAt,
    updated_at: session.lastActiveAt,
  };
}

/** A browser with its sessions and whatever sign-in or sign-up it is in the middle of. */
export function clientResource(source: TokenSource, client: Client | undefined, origin: string) {
  if (!client) return null;
  const sessions = activeSessions(source.state, client, source.now());
  const user = client.signIn && byEmail(source.state, client.signIn.email);
  return {
    object: 'client',
    id: client.id,
    sessions: sessions.map((session) => sessionResource(source, session, origin)),
    sign_in: client.signIn && user ? signInResource(client.signIn, user) : null,
    sign_up: client.signUp ? signUpResource(client.signUp) : null,
    last_active_session_id: sessions.at(-1)?.id ?? null,
    last_authentication_strategy: null,
    captcha_bypass: false,
    cookie_expires_at: null,
    created_at: client.createdAt,
    updated_at: client.updatedAt,
  };
}

const byEmail = (state: State, email: string) =>
  Object.values(state.users).find((user) => user.email === email);

/** A sign-in under way, or complete when the session it led to is given. */
export function signInResource(signIn: SignIn, user: User, session?: Session) {
  const verified = { object: 'verification', status: 'verified', strategy: 'password' };
  return {
    object: 'sign_in',
    id: signIn.id,
    status: session ? 'complete' : 'needs_first_factor',
    identifier: signIn.email,
    supported_identifiers: ['email_address'],
    supported_first_factors: [{ strategy: 'password' }],
    supported_second_factors: null,
    first_factor_verification: session ? { ...verified, attempts: 1, expire_at: null } : null,
    second_factor_verification: null,
    user_data: {
      first_name: user.firstName,
      last_name: user.lastName,
      image_url: '',
      has_image: false,
    },
    created_session_id: session?.id ?? null,
  };
}

const SIGN_UP_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A sign-up under way, or complete when the session it led to is given. */
export function signUpResource(signUp: SignUp, session?: Session) {
  const missing = [
    ...(signUp.email ? [] : ['email_address']),
    ...(signUp.passwordHash ? [] : ['password']),
  ];
  return {
    object: 'sign_up',
    id: signUp.id,
    status: session ? 'complete' : 'missing_requirements',
    required_fields: ['email_address', 'password'],
    optional_fields: ['first_name', 'last_name'],
    missing_fields: missing,
    unverified_fields: [],
    username: null,
    email_address: signUp.email,
    phone_number: null,
    web3_wallet: null,
    first_name: signUp.firstName,
    last_name: signUp.lastName,
    has_password: signUp.passwordHash !== null,
    unsafe_metadata: signUp.unsafeMetadata,
    external_account: null,
    created_session_id: session?.id ?? null,
    created_user_id: session?.userId ?? null,
    abandon_at: signUp.createdAt + SIGN_UP_LIFETIME_MS,
    legal_accepted_at: null,
    verifications: {
      email_address: null,
      phone_number: null,
      web3_wallet: null,
      external_account: null,
    },
  };
}
