/** A person's name: letters of any script, hyphens and apostrophes. */
export const PERSON_NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;

/** Ten digits of the North American Numbering Plan; neither part starts with 0 or 1. */
export const US_PHONE = /^[2-9](?!11)[0-9]{2}[2-9][0-9]{6}$/;

/** The digits of a US phone number as typed, without the country code. */
export const phoneDigits = (typed: string): string =>
  typed.replace(/[^0-9]/g, '').replace(/^1(?=[0-9]{10}$)/, '');

/** A pattern that an email address has to match. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The most characters of an email address (RFC 5321). */
export const MAX_EMAIL = 254;
