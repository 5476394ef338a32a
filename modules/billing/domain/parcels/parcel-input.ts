import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { optionalNote } from '#kernel/input/optional-note.ts';
import { writtenText } from '#kernel/input/written-text.ts';
import { issueDecisions } from './issue-kinds.ts';
import { reportKinds, reportWishes } from './report-options.ts';

const productIds = z
  .array(z.int(), 'Choose at least one product.')
  .check(z.minLength(1, 'Choose at least one product.'), z.maxLength(50, 'Choose fewer products.'));

/** What a patient reports about a parcel. */
export const reportInput = inputObject({
  kind: z.enum(reportKinds, 'Choose what is wrong.'),
  productIds,
  wish: z.enum(reportWishes, 'Choose what you would like.'),
  details: optionalNote(1000),
  photoIds: z.nullish(z.array(z.string())),
});

/** What an operator decides. `amount`: cents, only for a refund of another amount than was paid for the products. */
export const decisionInput = inputObject({
  decision: z.enum(issueDecisions, 'Choose a decision.'),
  answer: writtenText(1000),
  amount: z.nullish(z.int('Enter an amount.').check(z.positive('Enter an amount above $0.'))),
});

/** What an operator enters for a patient who calls or writes. */
export const operatorReportInput = inputObject({
  orderNumber: writtenText(20),
  kind: z.enum(reportKinds, 'Choose what is wrong.'),
  productIds: z.nullish(z.array(z.int())),
  wish: z.enum(reportWishes, 'Choose what the patient would like.'),
  details: writtenText(1000),
});
