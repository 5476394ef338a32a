import { addressFields, addressInput, addressValues } from '#client/addresses/address-values.ts';
import type { PlaceOrderInput } from '#client/data/schema-inputs.generated.ts';
import { isStateCode, stateName } from '#kernel/us-states.ts';
import { zipFitsState } from '../../domain/checkout/zip-prefixes.ts';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';

/** Fields of the form, named as in the API and in the order of the page. */
export const detailFields = ['firstName', 'lastName', 'dob', 'phone', ...addressFields] as const;

export type DetailField = (typeof detailFields)[number];
export type Details = Readonly<Record<DetailField, string>>;

type Person = CheckoutPageQuery['currentUser'];

/** Known details of the person, else what they told before there was an account; empty text for the rest. */
export const detailsOf = (person: Person, told: CheckoutPageQuery['toldDetails'] = null): Details => {
  const { phone, address } = person ?? {};
  return {
    firstName: person?.firstName ?? told?.firstName ?? '',
    lastName: person?.lastName ?? '',
    dob: person?.profile?.dob ?? told?.dob ?? '',
    phone: phone
      ? `(${phone.phoneAreaCode}) ${phone.phoneNumber.slice(0, 3)}-${phone.phoneNumber.slice(3)}`
      : '',
    ...addressValues(address),
    ...(!address && told?.state && { 'address.state': told.state }),
  };
};

/** The part of the order that comes from these fields. */
export const detailsInput = (
  details: Details,
): Pick<PlaceOrderInput, 'firstName' | 'lastName' | 'dob' | 'phone' | 'address'> => ({
  firstName: details.firstName,
  lastName: details.lastName,
  dob: details.dob,
  phone: details.phone,
  address: addressInput(details),
});

/** A warning, never a refusal: the ZIP code belongs to another state. */
export const zipHint = (zipCode: string, state: string): string | undefined =>
  /^\d{5}/.test(zipCode) && isStateCode(state) && !zipFitsState(zipCode, state)
    ? `This does not look like a ZIP code in ${stateName(state)}. Please check both.`
    : undefined;
