import type { Scope } from '#server/scope.ts';
import type { OrderStage, PrescriptionOrder } from '../../index.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';

/** Only the patient can resolve it: the card was declined, or the issuer wants a confirmation. */
const waitsForPatient = ({ status, actionUrl, askedAt }: Invoice): boolean =>
  (status === 'open' && askedAt !== null) ||
  status === 'failed_unpaid' ||
  status === 'uncollectible' ||
  (status === 'charge_pending' && actionUrl !== null);

const stageOf = ({ status }: CustomerOrder, invoice: Invoice | null): OrderStage => {
  switch (status) {
    case 'awaiting_prescription':
      return 'awaiting_approval';
    case 'awaiting_payment':
      return invoice && waitsForPatient(invoice) ? 'payment_failed' : 'payment_due';
    case 'canceled':
    case 'refunded':
      return 'canceled';
    default:
      return 'paid';
  }
};

/** The status of a checkout's prescription order; null when it has none. Two statements. */
export const prescriptionOrder = async (
  scope: Scope,
  checkoutId: string,
): Promise<PrescriptionOrder | null> => {
  const order = (await orderRepository(scope.db).ofCheckout(checkoutId)).find(({ kind }) => kind === 'rx');
  if (!order) return null;
  const live = order.lines.filter((line) => line.needsPrescription && !line.canceled);
  return {
    stage: stageOf(order, await invoiceRepository(scope.db).ofOrder(order.id)),
    productIds: live.map((line) => line.productId),
  };
};
