import type { FieldProblem } from '#kernel/result.ts';
import { findTestCard, type TestCard } from './test-cards.ts';

export interface CardInput {
  readonly number: string;
  /** `MM/YY`, spaces allowed. */
  readonly expiry: string;
  readonly cvc: string;
  readonly zip: string;
}

export interface CheckedCard {
  readonly card: TestCard;
  readonly expMonth: number;
  readonly expYear: number;
  readonly zip: string;
  /** The device whose wallet the card is in; left out for one that was typed. */
  readonly walletOf?: string;
}

/** The checksum of every card number (ISO/IEC 7812-1). Accepts digits only. */
export const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{13,19}$/.test(digits) && sum % 10 === 0;
};

/** A card is valid through the last day of its month; this is the first instant after, in UTC. */
export const expiresAt = (month: number, year: number): Date => new Date(Date.UTC(year, month, 1));

const parseExpiry = (text: string): { month: number; year: number } | null => {
  const match = /^(\d{1,2})\s*\/\s*(\d{2})$/.exec(text.trim());
  const month = Number(match?.[1]);
  return match && month >= 1 && month <= 12 ? { month, year: 2000 + Number(match[2]) } : null;
};

/**
 * Checks typed card data. Only the published test numbers are accepted, so that a demo never stores
 * a real card number. Field names are those of the form: `number`, `expiry`, `cvc`, `zip`.
 */
export const checkCard = (
  input: CardInput,
  now: Date,
): { ok: true; card: CheckedCard } | { ok: false; fields: readonly FieldProblem[] } => {
  const fields: FieldProblem[] = [];
  const digits = input.number.replace(/[\s-]/g, '');
  const card = findTestCard(digits);
  if (digits === '') fields.push({ field: 'number', message: 'Enter the card number.' });
  else if (!passesLuhn(digits)) fields.push({ field: 'number', message: 'This card number is not right.' });
  else if (!card)
    fields.push({
      field: 'number',
      message: 'This is a demonstration and takes no real cards. Use 4242 4242 4242 4242.',
    });

  const expiry = parseExpiry(input.expiry);
  if (!expiry) fields.push({ field: 'expiry', message: 'Enter the month and year, like 04/29.' });
  else if (now >= expiresAt(expiry.month, expiry.year))
    fields.push({ field: 'expiry', message: 'This card has expired.' });
  else if (expiry.year > now.getUTCFullYear() + 50)
    fields.push({ field: 'expiry', message: 'This year is too far ahead.' });

  if (!/^\d{3}$/.test(input.cvc.trim()))
    fields.push({ field: 'cvc', message: 'Enter the 3 digits on the back of the card.' });
  if (!/^\d{5}(-\d{4})?$/.test(input.zip.trim()))
    fields.push({ field: 'zip', message: 'Enter the 5-digit ZIP code of the card’s billing address.' });

  return fields.length === 0 && card && expiry
    ? { ok: true, card: { card, expMonth: expiry.month, expYear: expiry.year, zip: input.zip.trim() } }
    : { ok: false, fields };
};
