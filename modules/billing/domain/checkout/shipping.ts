import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { tickBox } from '#kernel/input/tick-box.ts';
import { badInput, type FieldProblem, ok, type Result } from '#kernel/result.ts';
import { type StateCode, stateName } from '#kernel/us-states.ts';
import { shippingAddress } from './address.ts';
import { contactFields, dateOfBirth, youthProblem } from './contact-fields.ts';
import { zipFitsState } from './zip-prefixes.ts';

interface ShippingRules {
  readonly today: Date;
  /** The agreement to recurring charges is required when the checkout starts a subscription. */
  readonly needsSubscriptionAgreement: boolean;
}

interface ShippingOptions extends ShippingRules {
  /** Feature flag `skip-address-validation`: skips the comparison of ZIP code and state. */
  readonly skipAddressValidation: boolean;
}

/** The shipping and consent form (S5.6), in the order of the form. The phone number becomes its first three digits and the other seven. */
export const shippingForm = ({ today, needsSubscriptionAgreement }: ShippingRules) =>
  inputObject({
    firstName: contactFields.firstName,
    lastName: contactFields.lastName,
    dob: dateOfBirth(today),
    address: shippingAddress,
    phone: z.pipe(
      contactFields.phone,
      z.transform((digits: string) => ({ phoneAreaCode: digits.slice(0, 3), phoneNumber: digits.slice(3) })),
    ),
    subscriptionAgreement: tickBox.check(
      z.refine(
        (ticked) => ticked || !needsSubscriptionAgreement,
        'Check the box to agree to the charges that repeat until you cancel.',
      ),
    ),
    receiveCareTextsConsent: tickBox,
    receiveMarketingMessagesConsent: tickBox,
    receiveMarketingTextsConsent: tickBox,
    termsAgreement: tickBox,
    telehealthAgreement: tickBox,
  });

export type ShippingForm = z.input<ReturnType<typeof shippingForm>>;
export type ShippingDetails = z.output<ReturnType<typeof shippingForm>>;

const zipWarning = (zipCode: string, state: StateCode): FieldProblem => ({
  field: 'address.zipCode',
  message: `ZIP code ${zipCode.slice(0, 5)} does not look like one in ${stateName(state)}. Please check both.`,
});

/**
 * Validates the form. Either everything is acceptable, or BAD_USER_INPUT names every invalid field, in the order of the
 * form. `warnings` are acceptable, but the patient should check them: shown beside the field.
 */
export const parseShipping = (
  input: unknown,
  options: ShippingOptions,
): Result<ShippingDetails & { readonly warnings: readonly FieldProblem[] }> => {
  const read = readInput(shippingForm(options), input);
  if (!read.ok) return read;
  const { zipCode, state } = read.value.address;
  const young = youthProblem(read.value.dob, state, options.today);
  if (young) return badInput([young]);
  const isFine = options.skipAddressValidation || zipFitsState(zipCode, state);
  return ok({ ...read.value, warnings: isFine ? [] : [zipWarning(zipCode, state)] });
};
