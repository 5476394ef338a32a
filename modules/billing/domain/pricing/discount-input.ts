import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { lineOfText } from '#kernel/input/line-of-text.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { tickBox } from '#kernel/input/tick-box.ts';
import { writtenText } from '#kernel/input/written-text.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import { discountScopes } from './discount.ts';
import { normalizeCode } from './discount-offer.ts';

const whole = (least: number, most: number, message: string) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message));

const code = orBlank(
  z
    .string('Enter the code as text.')
    .check(
      z.maxLength(60, { error: 'Use at most 30 characters.', abort: true }),
      z.overwrite(normalizeCode),
      z.regex(/^[A-Z0-9-]{3,30}$/, 'Use 3 to 30 letters, digits and hyphens.'),
    ),
);

/** What a line of an invoice says. */
export const invoiceWords = lineOfText({
  what: 'what the invoice calls it',
  maxLength: 60,
  pattern: /^[\p{L}\p{N}%$][\p{L}\p{M}\p{N} .,:;'’%$&()+-]*$/u,
  hint: 'Use letters, numbers and common punctuation.',
});

/**
 * A new discount as an operator enters it. A code is stored in capitals; a discount without one applies automatically.
 */
export const discountInput = inputObject({
  code,
  description: invoiceWords,
  /** A gift takes off the whole price of a product that comes with another one. */
  lineKind: z._default(z.enum(['discount_rule', 'gift'], 'Choose a lower price or a gift.'), 'discount_rule'),
  kind: z.enum(['percent', 'amount'], 'Choose percent or an amount.'),
  /** Percent, or cents. */
  value: whole(1, 100_000, 'Enter 1 to 100 percent, or an amount of at most $1,000.'),
  /** Number of orders that it lowers; null for every order. */
  cycles: z.nullish(whole(1, 24, 'Enter 1 to 24 orders, or leave it empty.')),
  appliesTo: z.enum(discountScopes, 'Choose what it lowers.'),
  /** The only products that it lowers; null for all in its scope. */
  productIds: z.nullish(
    z
      .array(whole(1, 1_000_000, 'Enter numbers of products.'))
      .check(z.minLength(1, 'Enter a product.'), z.maxLength(20, 'Enter at most 20 products.')),
  ),
  firstOrderOnly: tickBox,
  /** Cents. */
  minimumAmount: z.nullish(whole(0, 1_000_000, 'Enter an amount of at most $10,000.')),
  validUntil: orBlank(
    z.string().check(z.refine(isCalendarDate, 'Enter the last day as month, day and year.')),
  ),
  maxUses: z.nullish(whole(1, 1_000_000, 'Enter a number of uses, or leave it empty.')),
  maxUsesPerPerson: z.nullish(whole(1, 1_000, 'Enter a number of uses, or leave it empty.')),
  stackable: tickBox,
  reason: writtenText(500),
});

/** Why a discount ends. */
export const endDiscountInput = inputObject({ reason: writtenText(500) });
