import { ageInYears, isCalendarDate, toCalendarDate } from '#kernel/dates.ts';
import { isStateCode } from '#kernel/us-states.ts';
import { readText, type TextOutcome } from './text-field.ts';

const MIN_AGE = 18;
const MAX_AGE = 120;

const name = (what: string, input: unknown): TextOutcome =>
  readText(input, {
    what,
    maxLength: 60,
    pattern: /^\p{L}[\p{L}\p{M}'’. -]*$/u,
    hint: `Use letters, spaces, hyphens and apostrophes in ${what}.`,
  });

const addressText = (what: string, maxLength: number, input: unknown): TextOutcome =>
  readText(input, {
    what,
    maxLength,
    pattern: /^[\p{L}\p{N}#][\p{L}\p{M}\p{N} .,:;'’#/&()-]*$/u,
    hint: `Use letters, numbers and common punctuation in ${what}.`,
  });

const state = (input: unknown): TextOutcome => {
  const read = readText(input, { what: 'your state', maxLength: 2, pattern: /^/, hint: '' });
  const code = read.ok ? read.text.toUpperCase() : '';
  return isStateCode(code)
    ? { ok: true, text: code }
    : { ok: false, message: 'Choose your state from the list.' };
};

const zipCode = (input: unknown): TextOutcome =>
  readText(input, {
    what: 'your ZIP code',
    maxLength: 10,
    pattern: /^[0-9]{5}(-?[0-9]{4})?$/,
    hint: 'Enter a ZIP code of 5 digits, or 9 digits like 78701-1234.',
  });

/** Ten digits of the North American Numbering Plan, with or without +1 and punctuation; neither part starts with 0 or 1. */
const phone = (input: unknown): TextOutcome => {
  const hint = 'Enter a US phone number of 10 digits, area code first.';
  const read = readText(input, { what: 'your phone number', maxLength: 24, pattern: /^[0-9+(). -]+$/, hint });
  if (!read.ok) return read;
  const digits = read.text.replace(/[^0-9]/g, '').replace(/^1(?=[0-9]{10}$)/, '');
  return /^[2-9](?!11)[0-9]{2}[2-9][0-9]{6}$/.test(digits)
    ? { ok: true, text: digits }
    : { ok: false, message: hint };
};

const dob = (input: unknown, today: Date): TextOutcome => {
  const read = readText(input, { what: 'your date of birth', maxLength: 10, pattern: /^/, hint: '' });
  if (!read.ok) return read;
  if (!isCalendarDate(read.text)) return { ok: false, message: 'Enter your date of birth as a real date.' };
  if (read.text > toCalendarDate(today))
    return { ok: false, message: 'Your date of birth is in the future.' };
  const age = ageInYears(read.text, today);
  if (age > MAX_AGE) return { ok: false, message: 'Check the year of your date of birth.' };
  return age < MIN_AGE ? { ok: false, message: `You must be ${MIN_AGE} or older to order.` } : read;
};

/** The fields of the shipping form, each with the function that reads it. */
export const contactFields = {
  firstName: (input: unknown) => name('your first name', input),
  lastName: (input: unknown) => name('your last name', input),
  streetAddress1: (input: unknown) => addressText('your street address', 100, input),
  streetAddress2: (input: unknown) => addressText('your apartment or suite', 100, input),
  city: (input: unknown) => addressText('your city', 60, input),
  state,
  zipCode,
  phone,
  dob,
};
