import { DAY_MS } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import type { BookedCharge } from './books.ts';
import { type Difference, difference } from './difference.ts';
import type { ListedCharge } from './listed.ts';
import { isSettled, type ReconcileWindow } from './window.ts';

/** The processor books a payment within an hour, and its event or the daily check brings the fee. */
const FEE_DAYS = 3;

/** A charge whose fee is still to come. */
export interface WaitingFee {
  readonly invoiceNumber: string;
  readonly intentId: string;
  readonly amount: number;
  readonly createdAt: Date;
}

const isPaid = (ours: BookedCharge, theirs: ListedCharge): boolean =>
  ours.status === 'succeeded' && theirs.status === 'succeeded';

const isLate = ({ createdAt }: ListedCharge, { now }: ReconcileWindow): boolean =>
  createdAt.getTime() < now.getTime() - FEE_DAYS * DAY_MS;

/** What the processor keeps of a charge is what we have posted. A fee that is not known here may still come for some days. */
export const compareFee = (
  ours: BookedCharge,
  theirs: ListedCharge,
  window: ReconcileWindow,
): readonly Difference[] => {
  if (!isPaid(ours, theirs) || !isSettled(theirs.createdAt, window)) return [];
  if (ours.fee === null ? !isLate(theirs, window) : ours.fee === theirs.fee) return [];
  const { id, invoiceId, invoiceNumber, userId } = ours;
  const here = ours.fee === null ? 'unknown' : formatMoney(ours.fee);
  const there = theirs.fee === null ? 'not booked yet' : formatMoney(theirs.fee);
  return [
    difference({
      kind: 'fee_differs',
      thing: 'charge',
      id,
      invoiceId,
      invoiceNumber,
      userId,
      what: `Invoice ${invoiceNumber}: the processing fee is ${here} here and ${there} at the payment processor (${theirs.intentId}).`,
    }),
  ];
};

/** Charges that are paid, and whose fee may still come: no difference. */
export const waitingFees = (
  booked: readonly BookedCharge[],
  listed: readonly ListedCharge[],
  window: ReconcileWindow,
): readonly WaitingFee[] =>
  listed.flatMap((theirs) => {
    const ours = booked.find(({ intentId }) => intentId === theirs.intentId);
    if (!ours || !isPaid(ours, theirs) || ours.fee !== null || isLate(theirs, window)) return [];
    const { invoiceNumber, amount } = ours;
    return [{ invoiceNumber, intentId: theirs.intentId, amount, createdAt: theirs.createdAt }];
  });
