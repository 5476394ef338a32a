import { formatMoney } from '#kernel/money.ts';
import { type BookedCharge, chargeStatusHere } from './books.ts';
import { compareFee } from './compare-fees.ts';
import { aboutRecord, type Difference, difference } from './difference.ts';
import type { ListedCharge } from './listed.ts';
import { isCovered, isSettled, type ReconcileWindow } from './window.ts';

const about = (ours: BookedCharge) => aboutRecord('charge', ours);

const isOf =
  (charge: ListedCharge) =>
  ({ intentId, idempotencyKey }: BookedCharge): boolean =>
    intentId === charge.intentId || (intentId === null && idempotencyKey === charge.idempotencyKey);

const unknownCharge = ({ intentId, amount, reference, createdAt }: ListedCharge): Difference =>
  difference({
    kind: 'missing_here',
    thing: 'charge',
    id: intentId,
    invoiceId: null,
    invoiceNumber: null,
    userId: null,
    what: `The payment processor collected ${formatMoney(amount)} on ${createdAt.toISOString()} (${intentId}${reference ? `, ${reference}` : ''}), and we have no such charge.`,
  });

/** In progress: the processor will be asked soon, or a person handles it already. */
const isUnderWay = ({ status, checkAt, isStuck }: BookedCharge, window: ReconcileWindow): boolean =>
  status === 'pending' && (isStuck || (checkAt !== null && !isSettled(checkAt, window)));

const compareOne = (
  ours: BookedCharge,
  theirs: ListedCharge,
  window: ReconcileWindow,
): readonly Difference[] => {
  if (ours.amount !== theirs.amount)
    return [
      difference({
        ...about(ours),
        kind: 'amount_differs',
        what: `Invoice ${ours.invoiceNumber}: we charged ${formatMoney(ours.amount)}, the payment processor has ${formatMoney(theirs.amount)} (${theirs.intentId}).`,
      }),
    ];
  const here = chargeStatusHere(ours);
  // A declined charge may still be open at the processor: only money matters.
  const isMoney = here === 'succeeded' || theirs.status === 'succeeded';
  if (here === theirs.status || !isMoney || isUnderWay(ours, window) || !isSettled(theirs.createdAt, window))
    return [];
  return [
    difference({
      ...about(ours),
      kind: 'state_differs',
      what: `Invoice ${ours.invoiceNumber}: the charge of ${formatMoney(ours.amount)} is ${ours.status} here and ${theirs.status} at the payment processor (${theirs.intentId}).`,
    }),
  ];
};

/** Charges that were made under the key of another one, or for an invoice that was paid: the newer of each two. */
const doubled = (
  pairs: readonly { readonly ours: BookedCharge; readonly theirs: ListedCharge }[],
): readonly Difference[] => {
  const seen = new Set<string>();
  return pairs.flatMap(({ ours, theirs }) => {
    if (theirs.status !== 'succeeded') return [];
    if (!seen.has(ours.id)) {
      seen.add(ours.id);
      return [];
    }
    return [
      difference({
        ...about(ours),
        id: theirs.intentId,
        kind: 'doubled',
        what: `Invoice ${ours.invoiceNumber} was charged twice: the payment processor has another payment of ${formatMoney(theirs.amount)} (${theirs.intentId}).`,
      }),
    ];
  });
};

/** Compares charges with the payment processor. */
export const compareCharges = (
  booked: readonly BookedCharge[],
  listed: readonly ListedCharge[],
  window: ReconcileWindow,
): readonly Difference[] => {
  const byKey = (charge: ListedCharge) =>
    booked.find(({ idempotencyKey }) => idempotencyKey === charge.idempotencyKey);
  const pairs = listed.flatMap((theirs) => {
    const ours = booked.find(isOf(theirs)) ?? byKey(theirs);
    return ours ? [{ ours, theirs }] : [];
  });
  const unknown = listed.filter((one) => !pairs.some(({ theirs }) => theirs === one));
  const missing = booked.filter(
    (ours) =>
      ours.status === 'succeeded' &&
      isCovered(ours.createdAt, window) &&
      !pairs.some((pair) => pair.ours === ours),
  );
  return [
    ...unknown
      .filter(({ status, createdAt }) => status === 'succeeded' && isSettled(createdAt, window))
      .map(unknownCharge),
    ...missing.map((ours) =>
      difference({
        ...about(ours),
        kind: 'missing_at_provider',
        what: `Invoice ${ours.invoiceNumber}: we say that ${formatMoney(ours.amount)} was paid, and the payment processor has no such charge.`,
      }),
    ),
    ...pairs
      .filter(({ ours, theirs }) => isOf(theirs)(ours))
      .flatMap(({ ours, theirs }) => [
        ...compareOne(ours, theirs, window),
        ...compareFee(ours, theirs, window),
      ]),
    ...doubled(pairs),
  ];
};
