import type { CalendarDate } from '#kernel/dates.ts';
import { badInput, type FieldProblem, ok, type Result } from '#kernel/result.ts';
import { type StateCode, stateName } from '#kernel/us-states.ts';
import { readAddress, type ShippingAddress } from './address.ts';
import { contactFields } from './contact-fields.ts';
import type { TextOutcome } from './text-field.ts';
import { zipFitsState } from './zip-prefixes.ts';

export interface ShippingDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: CalendarDate;
  readonly address: ShippingAddress;
  /** The first three digits and the other seven. */
  readonly phone: { readonly phoneAreaCode: string; readonly phoneNumber: string };
  readonly subscriptionAgreement: boolean;
  readonly receiveMarketingMessagesConsent: boolean;
  /** Acceptable, but the patient should check it: shown beside the field, not a refusal. */
  readonly warnings: readonly FieldProblem[];
}

export interface ShippingOptions {
  readonly today: Date;
  /** The agreement to recurring charges is required when the checkout starts a subscription. */
  readonly needsSubscriptionAgreement: boolean;
  /** Feature flag `skip-address-validation`: skips the comparison of ZIP code and state. */
  readonly skipAddressValidation: boolean;
}

const zipWarning = (zipCode: string, state: StateCode): FieldProblem => ({
  field: 'zipCode',
  message: `ZIP code ${zipCode.slice(0, 5)} does not look like one in ${stateName(state)}. Please check both.`,
});

/**
 * Reads the shipping and consent form (S5.6) as untrusted input. Either
 * everything is acceptable, or BAD_USER_INPUT names every invalid field, in the order of the form.
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
  const { address, problems: wrong } = readAddress(given);
  problems.push(...wrong);
  const phone = text('phone', contactFields.phone(given.get('phone')));
  const subscriptionAgreement = tick('subscriptionAgreement');
  if (options.needsSubscriptionAgreement && given.get('subscriptionAgreement') !== true)
    if (!problems.some((problem) => problem.field === 'subscriptionAgreement'))
      problems.push({
        field: 'subscriptionAgreement',
        message: 'Tick the box to agree to the charges that repeat until you cancel.',
      });
  const receiveMarketingMessagesConsent = tick('receiveMarketingMessagesConsent');

  if (problems.length > 0 || !address) return badInput(problems);
  const { state, zipCode } = address;
  return ok({
    firstName,
    lastName,
    dob,
    address,
    phone: { phoneAreaCode: phone.slice(0, 3), phoneNumber: phone.slice(3) },
    subscriptionAgreement,
    receiveMarketingMessagesConsent,
    warnings:
      options.skipAddressValidation || zipFitsState(zipCode, state) ? [] : [zipWarning(zipCode, state)],
  });
};
