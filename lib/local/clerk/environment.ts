import { PASSWORD_LENGTH } from './passwords';

const attribute = (values: Record<string, unknown> = {}) => ({
  enabled: false,
  required: false,
  used_for_first_factor: false,
  first_factors: [],
  used_for_second_factor: false,
  second_factors: [],
  verifications: [],
  verify_at_sign_up: false,
  ...values,
});

/** The instance's settings: e-mail and password, optional names, nothing that needs a network. */
export function environmentResource(appName: string) {
  return {
    object: 'environment',
    id: 'env_emulator',
    maintenance_mode: false,
    auth_config: {
      object: 'auth_config',
      id: 'aac_emulator',
      single_session_mode: true,
      claimed_at: null,
      reverification: false,
      preferred_channels: {},
    },
    display_config: displayConfig(appName),
    user_settings: userSettings(),
    organization_settings: { enabled: false, actions: {}, domains: {}, slug: { disabled: true } },
    commerce_settings: {
      billing: {
        stripe_publishable_key: '',
        user: { enabled: false, has_paid_plans: false },
        organization: { enabled: false, has_paid_plans: false },
      },
    },
    api_keys_settings: { enabled: false },
  };
}

const displayConfig = (appName: string) => ({
  object: 'display_config',
  id: 'display_config_emulator',
  application_name: appName,
  branded: false,
  instance_environment_type: 'production',
  show_devmode_warning: false,
  preferred_sign_in_strategy: 'password',
  home_url: '/',
  sign_in_url: '/ai',
  sign_up_url: '/ai',
  logo_image_url: '',
  favicon_image_url: '',
  after_sign_in_url: '/ai',
  after_sign_up_url: '/ai',
  after_sign_out_one_url: '/',
  after_sign_out_all_url: '/',
  after_switch_session_url: '/ai',
  captcha_public_key: null,
  captcha_public_key_invisible: null,
  captcha_widget_type: null,
  captcha_provider: 'turnstile',
  support_email: '',
  theme: {},
});

const userSettings = () => ({
  attributes: {
    email_address: attribute({
      enabled: true,
      required: true,
      used_for_first_factor: true,
      verifications: ['email_code'],
    }),
    password: attribute({ enabled: true, required: true }),
    first_name: attribute({ enabled: true }),
    last_name: attribute({ enabled: true }),
    phone_number: attribute(),
    username: attribute(),
    web3_wallet: attribute(),
    authenticator_app: attribute(),
    backup_code: attribute(),
    passkey: attribute(),
  },
  social: {},
  enterprise_sso: { enabled: false },
  saml: { enabled: false },
  actions: { delete_self: true, create_organization: false },
  sign_in: { second_factor: { required: false, enabled: false } },
  sign_up: {
    mode: 'public',
    progressive: true,
    captcha_enabled: false,
    allowlist_only: false,
    legal_consent_enabled: false,
  },
  password_settings: {
    min_length: PASSWORD_LENGTH.min,
    max_length: PASSWORD_LENGTH.max,
    disable_hibp: true,
    show_zxcvbn: false,
    min_zxcvbn_strength: 0,
    require_special_char: false,
    require_numbers: false,
    require_uppercase: false,
    require_lowercase: false,
    allowed_special_characters: '',
  },
  passkey_settings: { allow_autofill: false, show_sign_in_button: false },
});
