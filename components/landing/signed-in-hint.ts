import { cookies } from 'next/headers';

/**
 * Whether a person seems signed in, from Clerk's `__client_uat` cookies (0 or absent when not).
 * A hint for what to show, never a permission.
 */
export async function hasSignedInHint(): Promise<boolean> {
  const all = (await cookies()).getAll();
  return all.some(
    ({ name, value }) =>
      (name === '__client_uat' || name.startsWith('__client_uat_')) &&
      value !== '' &&
      value !== '0',
  );
}
