/** A refusal in Clerk's own shape; `code` picks the sentence that Clerk's widgets show. */
export class ClerkError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly meta: Record<string, unknown>;

  constructor(
    status: number,
    code: string,
    message: string,
    field?: string,
    meta: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'ClerkError';
    this.status = status;
    this.code = code;
    this.field = field;
    this.meta = meta;
  }

  toJSON(): unknown {
    const meta = this.field ? { ...this.meta, param_name: this.field } : this.meta;
    const error = { code: this.code, message: this.message, long_message: this.message, meta };
    return { errors: [error] };
  }
}

export const notFound = (what: string) =>
  new ClerkError(404, 'resource_not_found', `${what} was not found.`);

export const signedOut = () =>
  new ClerkError(401, 'authentication_invalid', 'You are signed out. Sign in and try again.');

export const wrongPassword = (field: string) =>
  new ClerkError(
    422,
    'form_password_incorrect',
    'Password is incorrect. Try again, or use another method.',
    field,
  );

export const notOffered = (what: string) =>
  new ClerkError(
    422,
    'not_offered_locally',
    `Local accounts do not offer ${what}. Set your Clerk keys to use it.`,
  );
