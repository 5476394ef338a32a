import type { FieldProblem } from '#kernel/result.ts';
import { isStateCode, type StateCode } from '#kernel/us-states.ts';
import { contactFields } from './contact-fields.ts';
import type { TextOutcome } from './text-field.ts';

export interface ShippingAddress {
  readonly streetAddress1: string;
  readonly streetAddress2: string | null;
  readonly city: string;
  readonly state: StateCode;
  /** `78701` or `78701-1234`. */
  readonly zipCode: string;
}

const withHyphen = (zipCode: string): string =>
  zipCode.length === 9 ? `${zipCode.slice(0, 5)}-${zipCode.slice(5)}` : zipCode;

/** Reads the fields of an address as untrusted input: the address, or every problem in the order of the form. */
export const readAddress = (
  given: ReadonlyMap<string, unknown>,
): { readonly address: ShippingAddress | null; readonly problems: readonly FieldProblem[] } => {
  const problems: FieldProblem[] = [];
  const text = (field: string, read: (input: unknown) => TextOutcome): string => {
    const outcome = read(given.get(field));
    if (outcome.ok) return outcome.text;
    problems.push({ field, message: outcome.message });
    return '';
  };
  const streetAddress1 = text('streetAddress1', contactFields.streetAddress1);
  const second = given.get('streetAddress2') ?? '';
  const isBlank = typeof second === 'string' && second.trim() === '';
  const streetAddress2 = isBlank ? null : text('streetAddress2', contactFields.streetAddress2);
  const city = text('city', contactFields.city);
  const state = text('state', contactFields.state);
  const zipCode = withHyphen(text('zipCode', contactFields.zipCode));
  const isWhole = problems.length === 0 && isStateCode(state);
  return { address: isWhole ? { streetAddress1, streetAddress2, city, state, zipCode } : null, problems };
};
