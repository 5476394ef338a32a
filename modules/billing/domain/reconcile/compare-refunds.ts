import { formatMoney } from '#kernel/money.ts';
import type { BookedRefund } from './books.ts';
import { aboutRecord, type Difference, difference } from './difference.ts';
import type { ListedRefund } from './listed.ts';
import { isCovered, isSettled, type ReconcileWindow } from './window.ts';

const about = (ours: BookedRefund) => aboutRecord('refund', ours);

/** Our refund and the number of its request, as sent with it: `id:resent`. */
const referenceOf = ({ reference }: ListedRefund): { id: string; resent: number } => {
  const [id = '', resent = '0'] = reference?.split(':') ?? [];
  return { id, resent: Number(resent) };
};

/** Whether a refund of ours is the one that the processor lists. */
export const isOf =
  (theirs: ListedRefund) =>
  (ours: BookedRefund): boolean => {
    const { id, resent } = referenceOf(theirs);
    return ours.refundId === theirs.refundId || (ours.id === id && ours.resent === resent);
  };

const compareOne = (
  ours: BookedRefund,
  theirs: ListedRefund,
  window: ReconcileWindow,
): readonly Difference[] => {
  if (ours.amount !== theirs.amount)
    return [
      difference({
        ...about(ours),
        kind: 'amount_differs',
        what: `Invoice ${ours.invoiceNumber}: a refund is ${formatMoney(ours.amount)} here and ${formatMoney(theirs.amount)} at the payment processor (${theirs.refundId}).`,
      }),
    ];
  const isSent = theirs.status !== 'failed';
  const differs = ours.status === 'pending' || isSent !== (ours.status === 'done');
  if (!differs || !isSettled(theirs.createdAt, window) || !isSettled(ours.createdAt, window)) return [];
  return [
    difference({
      ...about(ours),
      kind: 'state_differs',
      what: `Invoice ${ours.invoiceNumber}: a refund of ${formatMoney(ours.amount)} is ${ours.status} here and ${theirs.status} at the payment processor (${theirs.refundId}).`,
    }),
  ];
};

const unknownRefund = ({ refundId, amount, intentId }: ListedRefund): Difference =>
  difference({
    kind: 'missing_here',
    thing: 'refund',
    id: refundId,
    invoiceId: null,
    invoiceNumber: null,
    userId: null,
    what: `The payment processor refunded ${formatMoney(amount)} of ${intentId ?? 'a payment'} (${refundId}), and we have no such refund.`,
  });

/** Our refunds that went back in the window, and that the processor's list does not have. */
export const unlistedRefunds = (
  booked: readonly BookedRefund[],
  listed: readonly ListedRefund[],
  window: ReconcileWindow,
): readonly BookedRefund[] =>
  booked.filter(
    (ours) =>
      ours.status === 'done' &&
      ours.doneAt !== null &&
      isCovered(ours.doneAt, window) &&
      !listed.some((theirs) => isOf(theirs)(ours)),
  );

/** Compares refunds with the payment processor. */
export const compareRefunds = (
  booked: readonly BookedRefund[],
  listed: readonly ListedRefund[],
  window: ReconcileWindow,
): readonly Difference[] => {
  const found: Difference[] = [];
  const seen = new Set<BookedRefund>();
  for (const theirs of listed) {
    const ours = booked.find(isOf(theirs));
    // An earlier request of a refund that was sent again: it failed, otherwise there would be no later one.
    const isEarlier = !ours && booked.some(({ id }) => id === referenceOf(theirs).id);
    if (ours && seen.has(ours) && theirs.status !== 'failed')
      found.push(
        difference({
          ...about(ours),
          id: theirs.refundId,
          kind: 'doubled',
          what: `Invoice ${ours.invoiceNumber}: a refund of ${formatMoney(ours.amount)} was made twice (${theirs.refundId}).`,
        }),
      );
    else if (ours) found.push(...compareOne(ours, theirs, window));
    else if (theirs.status !== 'failed' && isSettled(theirs.createdAt, window))
      found.push(isEarlier ? { ...unknownRefund(theirs), kind: 'doubled' } : unknownRefund(theirs));
    if (ours && theirs.status !== 'failed') seen.add(ours);
  }
  return [
    ...found,
    ...unlistedRefunds(booked, listed, window).map((ours) =>
      difference({
        ...about(ours),
        kind: 'missing_at_provider',
        what: `Invoice ${ours.invoiceNumber}: we say that ${formatMoney(ours.amount)} went back, and the payment processor has no such refund.`,
      }),
    ),
  ];
};
