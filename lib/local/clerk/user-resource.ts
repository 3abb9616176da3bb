import type { User } from './state';

const VERIFIED = { object: 'verification', status: 'verified', strategy: 'admin' };

/** An account as Clerk's frontend API answers it. */
export function userResource(user: User) {
  return {
    object: 'user',
    id: user.id,
    username: null,
    first_name: user.firstName,
    last_name: user.lastName,
    image_url: '',
    has_image: false,
    primary_email_address_id: user.emailId,
    primary_phone_number_id: null,
    primary_web3_wallet_id: null,
    email_addresses: [
      {
        object: 'email_address',
        id: user.emailId,
        email_address: user.email,
        linked_to: [],
        matches_sso_connection: false,
        reserved: false,
        verification: { ...VERIFIED, attempts: null, expire_at: null },
      },
    ],
    phone_numbers: [],
    web3_wallets: [],
    external_accounts: [],
    enterprise_accounts: [],
    saml_accounts: [],
    passkeys: [],
    organization_memberships: [],
    password_enabled: true,
    two_factor_enabled: false,
    totp_enabled: false,
    backup_code_enabled: false,
    mfa_enabled_at: null,
    mfa_disabled_at: null,
    public_metadata: user.publicMetadata,
    unsafe_metadata: user.unsafeMetadata,
    external_id: null,
    create_organization_enabled: false,
    delete_self_enabled: true,
    banned: false,
    locked: false,
    legal_accepted_at: null,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    last_sign_in_at: user.lastSignInAt,
    last_active_at: user.updatedAt,
  };
}

/** An account as Clerk's backend API answers it. */
export const backendUserResource = (user: User) => ({
  ...userResource(user),
  private_metadata: user.privateMetadata,
});

/** What others may see of an account. */
export const publicUserData = (user: User) => ({
  first_name: user.firstName,
  last_name: user.lastName,
  image_url: '',
  has_image: false,
  identifier: user.email,
  user_id: user.id,
});
