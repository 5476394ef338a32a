import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import type { FieldProblem } from '#kernel/result.ts';
import { shippingAddress } from '../../domain/checkout/address.ts';
import { contactFields } from '../../domain/checkout/contact-fields.ts';
import { type Details, detailsInput } from './details.ts';

/** Checks only the format of a date of birth; the server knows today's date and therefore the age. */
const dateOfBirth = z
  .string()
  .check(z.refine(isCalendarDate, 'Enter your date of birth as month, day and year.'));

/** The server's schemas, in the order of the page. */
const detailsForm = inputObject({
  firstName: contactFields.firstName,
  lastName: contactFields.lastName,
  dob: dateOfBirth,
  phone: contactFields.phone,
  address: shippingAddress,
});

/** Problems that the server would also report, found before the card is sent anywhere. */
export const detailProblems = (details: Details): readonly FieldProblem[] => {
  const read = readInput(detailsForm, detailsInput(details));
  return read.ok ? [] : read.failure.fields;
};
