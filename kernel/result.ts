/** An invalid field of some input, with a message for the person who typed it. */
export interface FieldProblem {
  /** Path of the field as the form or the API names it, e.g. `address.zipCode`. */
  readonly field: string;
  readonly message: string;
}

/** Stable codes of expected failures. They are part of the API: clients branch on them. */
export type FailureCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  /** A member of the staff is signed in without a second factor. */
  | 'SECOND_FACTOR_REQUIRED'
  | 'FORBIDDEN'
  /** The viewer is impersonating a patient, and only the patient may do this. */
  | 'IMPERSONATION_REFUSED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYMENT_DECLINED'
  | 'TEMPORARILY_UNAVAILABLE';

export interface Failure {
  readonly code: FailureCode;
  /** One plain sentence for the person; never contains an internal name. */
  readonly message: string;
  readonly fields: readonly FieldProblem[];
}

/** Outcome of a use case whose failures are expected. Unexpected failures throw. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (
  code: FailureCode,
  message: string,
  fields: readonly FieldProblem[] = [],
): Result<never> => ({
  ok: false,
  failure: { code, message, fields },
});

/** Bad input: the first problem's message is the summary; every problem names its field. */
export const badInput = (fields: readonly FieldProblem[]): Result<never> =>
  fail('BAD_USER_INPUT', fields[0]?.message ?? 'Please check what you entered.', fields);

export const notFound = (what: string): Result<never> => fail('NOT_FOUND', `We could not find that ${what}.`);
