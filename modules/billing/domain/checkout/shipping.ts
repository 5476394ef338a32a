import type { CalendarDate } from '#kernel/dates.ts';
import { badInput, type FieldProblem, ok, type Result } from '#kernel/result.ts';
import { contactFields } from './contact-fields.ts';
import type { TextOutcome } from './text-field.ts';
import { isUsState, type UsState, usStates, zipFitsState } from './us-states.ts';

export interface ShippingAddress {
  readonly streetAddress1: string;
  readonly streetAddress2: string | null;
  readonly city: string;
  readonly state: UsState;
  /** `78701` or `78701-1234`. */
  readonly zipCode: string;
}

export interface ShippingDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: CalendarDate;
  readonly address: ShippingAddress;
  /** The first three digits, and the other seven. */
  readonly phone: { readonly phoneAreaCode: string; readonly phoneNumber: string };
  readonly subscriptionAgreement: boolean;
  readonly receiveMarketingMessagesConsent: boolean;
  /** Acceptable, but worth a second look by the person: shown beside the field, not a refusal. */
  readonly warnings: readonly FieldProblem[];
}

export interface ShippingOptions {
  readonly today: Date;
  /** The agreement to recurring charges is required when the checkout starts a subscription. */
  readonly needsSubscriptionAgreement: boolean;
  /** Feature flag `skip-address-validation`: leaves out the comparison of ZIP code and state. */
  readonly skipAddressValidation: boolean;
}

const zipWarning = (zipCode: string, state: UsState): FieldProblem => ({
  field: 'zipCode',
  message: `ZIP code ${zipCode.slice(0, 5)} does not look like one in ${usStates[state].name}. Please check both.`,
});

const withHyphen = (zipCode: string): string =>
  zipCode.length === 9 ? `${zipCode.slice(0, 5)}-${zipCode.slice(5)}` : zipCode;

/**
 * Reads the shipping and consent form (field names of the specification, section 5), as untrusted input. Either
 * everything is acceptable, or BAD_USER_INPUT names every field that is not, in the order of the form.
 */
export const parseShipping = (input: unknown, options: ShippingOptions): Result<ShippingDetails> => {
  const given = new Map<string, unknown>(typeof input === 'object' && input ? Object.entries(input) : []);
  const problems: FieldProblem[] = [];

  const text = (field: string, outcome: TextOutcome): string => {
    if (outcome.ok) return outcome.text;
    problems.push({ field, message: outcome.message });
    return '';
  };
  const tick = (field: string): boolean => {
    const value = given.get(field) ?? false;
    if (typeof value !== 'boolean') problems.push({ field, message: 'Tick the box or leave it empty.' });
    return value === true;
  };

  const firstName = text('firstName', contactFields.firstName(given.get('firstName')));
  const lastName = text('lastName', contactFields.lastName(given.get('lastName')));
  const dob = text('dob', contactFields.dob(given.get('dob'), options.today));
  const streetAddress1 = text('streetAddress1', contactFields.streetAddress1(given.get('streetAddress1')));
  const second = given.get('streetAddress2') ?? '';
  const isBlank = typeof second === 'string' && second.trim() === '';
  const streetAddress2 = isBlank ? null : text('streetAddress2', contactFields.streetAddress2(second));
  const city = text('city', contactFields.city(given.get('city')));
  const state = text('state', contactFields.state(given.get('state')));
  const zipCode = withHyphen(text('zipCode', contactFields.zipCode(given.get('zipCode'))));
  const phone = text('phone', contactFields.phone(given.get('phone')));
  const subscriptionAgreement = tick('subscriptionAgreement');
  if (options.needsSubscriptionAgreement && given.get('subscriptionAgreement') !== true)
    if (!problems.some((problem) => problem.field === 'subscriptionAgreement'))
      problems.push({
        field: 'subscriptionAgreement',
        message: 'Tick the box to agree to the charges that repeat until you cancel.',
      });
  const receiveMarketingMessagesConsent = tick('receiveMarketingMessagesConsent');

  if (problems.length > 0 || !isUsState(state)) return badInput(problems);
  return ok({
    firstName,
    lastName,
    dob,
    address: { streetAddress1, streetAddress2, city, state, zipCode },
    phone: { phoneAreaCode: phone.slice(0, 3), phoneNumber: phone.slice(3) },
    subscriptionAgreement,
    receiveMarketingMessagesConsent,
    warnings:
      options.skipAddressValidation || zipFitsState(zipCode, state) ? [] : [zipWarning(zipCode, state)],
  });
};
