import { formatMoney } from '#kernel/money.ts';
import type { Books, JournalGap } from './books.ts';
import { compareCharges } from './compare-charges.ts';
import { compareDisputes } from './compare-disputes.ts';
import { compareRefunds } from './compare-refunds.ts';
import { type Difference, difference } from './difference.ts';
import type { ProviderLists } from './listed.ts';
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

/** Every difference between our books, our journal and the payment processor. */
export const compareBooks = (
  books: Books,
  lists: ProviderLists,
  window: ReconcileWindow,
): readonly Difference[] => [
  ...compareCharges(books.charges, lists.charges, window),
  ...compareRefunds(books.refunds, lists.refunds, window),
  ...compareDisputes(books.disputes, lists.disputes, window),
  ...books.journal.map(journalGap),
];
