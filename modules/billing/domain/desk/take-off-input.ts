import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { writtenText } from '#kernel/input/written-text.ts';
import { invoiceWords } from '../pricing/discount-input.ts';

const wrongAmount = 'Enter an amount from $0.01 to $1,000.';

/** What an operator takes off an unpaid invoice. */
export const takeOffInput = inputObject({
  /** What the line of the invoice says. */
  description: invoiceWords,
  /** Cents. */
  amount: z.int(wrongAmount).check(z.gte(1, wrongAmount), z.lte(100_000, wrongAmount)),
  reason: writtenText(500),
});
