import { addressFields, addressInput, addressValues } from '#client/addresses/address-values.ts';
import type { PlaceOrderInput } from '#client/data/schema-inputs.generated.ts';
import { isCalendarDate } from '#kernel/dates.ts';
import type { FieldProblem } from '#kernel/result.ts';
import { isStateCode, stateName } from '#kernel/us-states.ts';
import { contactFields } from '../../domain/checkout/contact-fields.ts';
import type { TextOutcome } from '../../domain/checkout/text-field.ts';
import { zipFitsState } from '../../domain/checkout/zip-prefixes.ts';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';

/** Fields of the form, named as in the API and in the order of the page. */
export const detailFields = ['firstName', 'lastName', 'dob', 'phone', ...addressFields] as const;

export type DetailField = (typeof detailFields)[number];
export type Details = Readonly<Record<DetailField, string>>;

type Person = CheckoutPageQuery['currentUser'];

/** Known details of the person; empty text for the rest. */
export const detailsOf = (person: Person): Details => {
  const { phone, address } = person ?? {};
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    dob: person?.profile?.dob ?? '',
    phone: phone
      ? `(${phone.phoneAreaCode}) ${phone.phoneNumber.slice(0, 3)}-${phone.phoneNumber.slice(3)}`
      : '',
    ...addressValues(address),
  };
};

/** Checks only the format of a date of birth; the server knows today's date and therefore the age. */
const dateOfBirth = (typed: string): TextOutcome =>
  isCalendarDate(typed)
    ? { ok: true, text: typed }
    : { ok: false, message: 'Enter your date of birth as month, day and year.' };

const optional =
  (read: (typed: string) => TextOutcome) =>
  (typed: string): TextOutcome =>
    typed.trim() === '' ? { ok: true, text: '' } : read(typed);

const readers: Readonly<Record<DetailField, (typed: string) => TextOutcome>> = {
  firstName: contactFields.firstName,
  lastName: contactFields.lastName,
  dob: dateOfBirth,
  phone: contactFields.phone,
  'address.streetAddress1': contactFields.streetAddress1,
  'address.streetAddress2': optional(contactFields.streetAddress2),
  'address.city': contactFields.city,
  'address.state': contactFields.state,
  'address.zipCode': contactFields.zipCode,
};

/** Problems that the server would also report, found before the card is sent anywhere. */
export const detailProblems = (details: Details): FieldProblem[] =>
  detailFields.flatMap((field) => {
    const read = readers[field](details[field]);
    return read.ok ? [] : [{ field, message: read.message }];
  });

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
