import * as z from 'zod/mini';
import { phoneDigits, US_PHONE } from '#kernel/input/contact-patterns.ts';
import { inputObject } from '#kernel/input/input-object.ts';
import { lineOfText } from '#kernel/input/line-of-text.ts';

const hint = 'Enter a US phone number with 10 digits, area code first.';

/** A new phone number, as the form and the API have it; ten digits. */
export const newPhone = inputObject({
  phone: lineOfText({ what: 'your phone number', maxLength: 24, pattern: /^[0-9+(). -]+$/, hint }).check(
    z.overwrite(phoneDigits),
    z.regex(US_PHONE, hint),
  ),
});
