import { formatMoney } from '#kernel/money.ts';
import type { BookedDispute } from './books.ts';
import { aboutRecord, type Difference, difference } from './difference.ts';
import type { ListedDispute } from './listed.ts';
import { isCovered, isSettled, type ReconcileWindow } from './window.ts';

const about = (ours: BookedDispute) => aboutRecord('dispute', ours);

const compareOne = (ours: BookedDispute, theirs: ListedDispute): readonly Difference[] => {
  if (ours.status !== theirs.status)
    return [
      difference({
        ...about(ours),
        kind: 'state_differs',
        what: `Invoice ${ours.invoiceNumber}: the dispute ${ours.id} is ${ours.status} here and ${theirs.status} at the payment processor.`,
      }),
    ];
  const here = ours.withdrawn + ours.fee;
  const there = theirs.withdrawn + theirs.fee;
  if (ours.amount === theirs.amount && here === there) return [];
  return [
    difference({
      ...about(ours),
      kind: 'amount_differs',
      what: `Invoice ${ours.invoiceNumber}: the dispute ${ours.id} took ${formatMoney(here)} here and ${formatMoney(there)} at the payment processor.`,
    }),
  ];
};

/** Compares disputes with the payment processor. */
export const compareDisputes = (
  booked: readonly BookedDispute[],
  listed: readonly ListedDispute[],
  window: ReconcileWindow,
): readonly Difference[] => {
  const missing = booked.filter(
    (ours) => isCovered(ours.openedAt, window) && !listed.some(({ disputeId }) => disputeId === ours.id),
  );
  return [
    ...listed.flatMap((theirs) => {
      const ours = booked.find(({ id }) => id === theirs.disputeId);
      if (ours) return compareOne(ours, theirs);
      if (!isSettled(theirs.openedAt, window)) return [];
      return [
        difference({
          kind: 'missing_here',
          thing: 'dispute',
          id: theirs.disputeId,
          invoiceId: null,
          invoiceNumber: null,
          userId: null,
          what: `A payment of ${formatMoney(theirs.amount)} (${theirs.intentId ?? 'unknown'}) is disputed at the payment processor (${theirs.disputeId}), and we have no such dispute.`,
        }),
      ];
    }),
    ...missing.map((ours) =>
      difference({
        ...about(ours),
        kind: 'missing_at_provider',
        what: `Invoice ${ours.invoiceNumber}: we have the dispute ${ours.id}, and the payment processor does not.`,
      }),
    ),
  ];
};
