import * as z from 'zod/mini';
import { MAX_EMAIL, PERSON_NAME, phoneDigits, US_PHONE } from '#kernel/input/contact-patterns.ts';
import { inputObject } from '#kernel/input/input-object.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { tickBox } from '#kernel/input/tick-box.ts';
import type { Result } from '#kernel/result.ts';

const MAX_NAME = 60;
const MAX_PHONE = 24;
const email = /^[^\s@"<>()[\]\\,;:]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Cut before any step whose cost grows with the input. */
const tidy = (most: number) =>
  z.overwrite((text: string) =>
    text
      .slice(0, most * 4)
      .trim()
      .replace(/\s+/g, ' ')
      .normalize('NFC'),
  );

const enterName = 'Enter your first name.';
const enterEmail = 'Enter your email address.';
const emailHint = 'Enter an email address like name@example.com.';
const phoneHint = 'Enter a US phone number with 10 digits, area code first.';

const contact = inputObject({
  firstName: z
    .string(enterName)
    .check(
      tidy(MAX_NAME),
      z.minLength(1, { error: enterName, abort: true }),
      z.maxLength(MAX_NAME, `Shorten your first name to at most ${MAX_NAME} characters.`),
      z.regex(PERSON_NAME, 'Use letters, spaces, hyphens and apostrophes in your first name.'),
    ),
  /** In lower case. */
  email: z
    .string(enterEmail)
    .check(
      tidy(MAX_EMAIL),
      z.toLowerCase(),
      z.minLength(1, { error: enterEmail, abort: true }),
      z.maxLength(MAX_EMAIL, { error: emailHint, abort: true }),
      z.regex(email, emailHint),
    ),
  /** Ten digits. */
  phone: z.nullish(
    z.string(phoneHint).check(tidy(MAX_PHONE), z.overwrite(phoneDigits), z.regex(US_PHONE, phoneHint)),
  ),
  marketingEmails: tickBox,
  marketingTexts: tickBox,
  /** An email that leads back to the results. */
  sendResults: tickBox,
  /** The texts beside the boxes, as the page showed them; none where it has no boxes. */
  shownTexts: z.nullish(z.readonly(z.array(z.object({ id: z.string(), hash: z.string() })))),
});

type Contact = z.input<typeof contact>;

/** The phone number is used only for text messages: required with consent to them, else not kept. */
const withPhoneOnlyForTexts = (given: Contact): Contact => ({
  ...given,
  phone: given?.marketingTexts === true ? (given.phone ?? '') : null,
});

/** Contact details that a visitor may leave before having an account. */
export const leadContact = z.pipe(z.transform(withPhoneOnlyForTexts), contact);

export type LeadInput = z.input<typeof leadContact>;
export type LeadContact = z.output<typeof leadContact>;

/** The same check in the browser and on the server. BAD_USER_INPUT names each invalid field. */
export const readLead = (input: LeadInput): Result<LeadContact> => readInput(leadContact, input);
