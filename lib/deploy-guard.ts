/** The frontend host that the local emulator's publishable key names; nobody can own it. */
export const EMULATOR_HOST = 'clerk.emulator.localhost';
