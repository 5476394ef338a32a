import type { MoneySnapshot } from '../money-snapshot.ts';

/** The fee of a visit that ended without a treatment is neither kept nor charged any more. */
const feesGoBack = ({ history, orders }: MoneySnapshot): readonly string[] =>
  orders
    .filter(
      ({ kind, checkout_id }) =>
        kind === 'visit_fee' && history.endedVisits.get(checkout_id ?? '') === 'released',
    )
    .filter(({ status }) => status !== 'canceled' && status !== 'refunded')
    .map(
      ({ number, status }) => `The visit of fee ${number} ended without a treatment, and it is ${status}.`,
    );

/** The fee of a visit is asked for once: with the request, or in the first order of its plan. */
const feesAreSingle = ({ orders, invoices, invoiceLines }: MoneySnapshot): readonly string[] => {
  const checkouts = [...new Set(orders.flatMap(({ checkout_id }) => checkout_id ?? []))];
  return checkouts.flatMap((id) => {
    const own = orders.filter(({ checkout_id }) => checkout_id === id).map((order) => order.id);
    const live = invoices.filter(({ order_id, status }) => own.includes(order_id) && status !== 'void');
    const fees = invoiceLines.filter(
      ({ invoice_id, kind }) => kind === 'consultation' && live.some((one) => one.id === invoice_id),
    );
    return fees.length > 1 ? [`The visit of checkout ${id} has ${fees.length} fees.`] : [];
  });
};

/** An offer lowers as many packages as it says and no more, and none unless the patient took it. */
const offersAreKept = ({ offers }: MoneySnapshot): readonly string[] =>
  offers.flatMap(({ id, status, cycles, used }) => [
    ...(used > cycles ? [`The offer ${id} of ${cycles} packages lowered ${used}.`] : []),
    // An order that took it is noted by a job.
    ...(used > 0 && status === 'expired'
      ? [`The offer ${id} has expired, and lowered ${used} packages.`]
      : []),
  ]);

/** The right to a refund never gets shorter, and it never ends before the day of the procedure. */
const depositsKeepTheirRight = ({ history, deposits }: MoneySnapshot): readonly string[] =>
  deposits.flatMap(({ order_id, procedure_on, refund_before }) => {
    const known = history.refundDays.get(order_id) ?? procedure_on;
    history.refundDays.set(order_id, refund_before);
    return refund_before >= known && refund_before >= procedure_on
      ? []
      : [
          `The deposit of order ${order_id} for ${procedure_on} can be canceled before ${refund_before} only; before the step it was ${known}.`,
        ];
  });

/** Fees of visits, deposits and offers. */
export const servicesAreSettled = (all: MoneySnapshot): readonly string[] => [
  ...feesGoBack(all),
  ...feesAreSingle(all),
  ...offersAreKept(all),
  ...depositsKeepTheirRight(all),
];
