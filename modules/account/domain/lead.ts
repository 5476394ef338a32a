import { badInput, type FieldProblem, ok, type Result } from '#kernel/result.ts';

/** Contact details that a visitor may leave before having an account. Untrusted input. */
export interface LeadInput {
  readonly firstName: string;
  readonly email: string;
  /** Used only for text messages. */
  readonly phone?: string | null;
  readonly marketingEmails?: boolean | null;
  readonly marketingTexts?: boolean | null;
}

export interface LeadContact {
  readonly firstName: string;
  /** In lower case. */
  readonly email: string;
  /** Ten digits, and only with consent to text messages. */
  readonly phone: string | null;
  readonly marketingEmails: boolean;
  readonly marketingTexts: boolean;
}

/** Version of the texts below; changes with them. */
export const LEAD_CONSENT_VERSION = '2026-11';

/** The texts beside the two checkboxes. Never checked in advance; neither is required for the other or for the results. */
export const leadConsentTexts = {
  email_marketing: 'Send me news and offers by email. I can unsubscribe in every email.',
  sms_marketing:
    'Send me news and offers by text message, up to 4 a month, sent by an automated system. Message and data rates may apply. Reply STOP to end them. I can buy without agreeing to this.',
} as const;

const MAX_NAME = 60;
const MAX_EMAIL = 254;
const name = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
const email = /^[^\s@"<>()[\]\\,;:]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
/** Ten digits of the North American Numbering Plan; neither part starts with 0 or 1. */
const phone = /^[2-9](?!11)\d{2}[2-9]\d{6}$/;

const tidy = (text: unknown, most: number): string =>
  typeof text === 'string'
    ? text
        .slice(0, most * 4)
        .trim()
        .replace(/\s+/g, ' ')
        .normalize('NFC')
    : '';

/** The same check in the browser and on the server. BAD_USER_INPUT names each invalid field. */
export const readLead = (input: LeadInput): Result<LeadContact> => {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, message: string) => problems.push({ field, message });

  const firstName = tidy(input.firstName, MAX_NAME);
  if (firstName === '') refuse('firstName', 'Enter your first name.');
  else if (firstName.length > MAX_NAME)
    refuse('firstName', `Shorten your first name to at most ${MAX_NAME} characters.`);
  else if (!name.test(firstName))
    refuse('firstName', 'Use letters, spaces, hyphens and apostrophes in your first name.');

  const address = tidy(input.email, MAX_EMAIL).toLowerCase();
  if (address === '') refuse('email', 'Enter your email address.');
  else if (address.length > MAX_EMAIL || !email.test(address))
    refuse('email', 'Enter an email address like name@example.com.');

  const marketingTexts = input.marketingTexts === true;
  const digits = tidy(input.phone, 24)
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');
  if (marketingTexts && !phone.test(digits))
    refuse('phone', 'Enter a US phone number of 10 digits, area code first.');

  if (problems.length > 0) return badInput(problems);
  return ok({
    firstName,
    email: address,
    phone: marketingTexts ? digits : null,
    marketingEmails: input.marketingEmails === true,
    marketingTexts,
  });
};
