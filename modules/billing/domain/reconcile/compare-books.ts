import { formatMoney, sumCents } from '#kernel/money.ts';
import type { Books, JournalGap } from './books.ts';
import { compareCharges } from './compare-charges.ts';
import { compareDisputes } from './compare-disputes.ts';
import { compareRefunds } from './compare-refunds.ts';
import { type Difference, difference } from './difference.ts';
import type { ListedCharge, ProviderLists } from './listed.ts';
import type { ReconcileWindow } from './window.ts';

const journalGap = ({
  thing,
  id,
  invoiceId,
  invoiceNumber,
  userId,
  expected,
  actual,
}: JournalGap): Difference =>
  difference({
    kind: 'journal_differs',
    thing,
    id,
    invoiceId,
    invoiceNumber,
    userId,
    what: `Invoice ${invoiceNumber}: the journal has ${formatMoney(actual)} for the ${thing}, whose record says ${formatMoney(expected)}.`,
  });

/** Payments that belong to none of our charges: from another system, or made twice under our key. */
const foreign = (books: Books, charges: readonly ListedCharge[]): readonly ListedCharge[] =>
  charges.filter(
    (one) =>
      !books.charges.some(
        ({ intentId, idempotencyKey }) =>
          intentId === one.intentId || (intentId === null && idempotencyKey === one.idempotencyKey),
      ),
  );

/**
 * The lists without corrections that were made at the payment processor: foreign payments that were refunded as a
 * whole.
 */
const withoutSettled = (books: Books, { charges, refunds, disputes }: ProviderLists): ProviderLists => {
  const others = foreign(books, charges);
  const backOf = (id: string): number =>
    sumCents(
      refunds
        .filter(({ intentId, status }) => intentId === id && status !== 'failed')
        .map(({ amount }) => amount),
    );
  const isOf = (id: string | null) => others.some(({ intentId }) => intentId === id);
  return {
    charges: charges.filter((one) => !others.includes(one) || backOf(one.intentId) < one.amount),
    refunds: refunds.filter(({ intentId }) => !isOf(intentId)),
    disputes: disputes.filter(({ intentId }) => !isOf(intentId)),
  };
};

/** Every difference between our books, our journal and the payment processor. */
export const compareBooks = (
  books: Books,
  lists: ProviderLists,
  window: ReconcileWindow,
): readonly Difference[] => {
  const { charges, refunds, disputes } = withoutSettled(books, lists);
  return [
    ...compareCharges(books.charges, charges, window),
    ...compareRefunds(books.refunds, refunds, window),
    ...compareDisputes(books.disputes, disputes, window),
    ...books.journal.map(journalGap),
  ];
};
