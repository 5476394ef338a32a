import { sumCents } from '#kernel/money.ts';
import type { Actor } from '#server/actor.ts';
import { recordCreation, requireTransition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import type { InvoiceLine } from '../../domain/checkout/invoice-line.ts';
import { firstPaymentEndsAt } from '../../domain/dunning/next-step.ts';
import { invoiceMachine } from '../../domain/states/invoice.ts';
import { orderMachine } from '../../domain/states/order.ts';
import type { ServiceKind } from '../../domain/visit-checkout/service-kinds.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository, type StoredOrderLine } from '../../repositories/orders.ts';
import type { ShipTo } from '../../repositories/subscriptions.ts';
import { agreeToInvoice } from '../agreement/agree-to-invoice.ts';
import type { OrderWithInvoice } from '../charging/begin-charge.ts';

/** The sweep makes a charge that has not been made after this long. */
const SWEEP_AFTER_MS = 60_000;

/** An order that is paid for and never sent: due now, for the amount that the patient agreed to in `text`. */
export const addServiceOrder = async (
  tx: Scope,
  actor: Actor,
  input: {
    readonly kind: ServiceKind;
    readonly userId: string;
    readonly checkoutId: string;
    readonly shipTo: ShipTo;
    readonly orderLines: readonly StoredOrderLine[];
    readonly lines: readonly InvoiceLine[];
    readonly text: string;
  },
): Promise<OrderWithInvoice> => {
  const { kind, userId, checkoutId, shipTo, orderLines, lines, text } = input;
  const at = tx.clock.now();
  const cause = { actor, reason: 'checkout placed' };
  const orderId = tx.ids.uuid();
  const invoiceId = tx.ids.uuid();
  const order = await orderRepository(tx.db).add({
    id: orderId,
    userId,
    kind,
    checkoutId,
    subscriptionId: null,
    status: 'awaiting_payment',
    shipTo,
    shippingMethod: 'standard',
    createdAt: at,
    lines: orderLines,
  });
  await recordCreation(tx, 'order', { id: orderId, status: orderMachine.initial }, cause);
  const newOrder = { entity: 'order', id: orderId, from: orderMachine.initial };
  await requireTransition(tx, orderMachine, newOrder, 'awaiting_payment', cause);
  const invoice = await invoiceRepository(tx.db).add({
    id: invoiceId,
    userId,
    orderId,
    subscriptionId: null,
    cycle: null,
    status: 'open',
    billingDate: null,
    nextTryAt: new Date(at.getTime() + SWEEP_AFTER_MS),
    createdAt: at,
    lines,
  });
  await recordCreation(tx, 'invoice', { id: invoiceId, status: invoiceMachine.initial }, cause);
  const newInvoice = { entity: 'invoice', id: invoiceId, from: invoiceMachine.initial };
  await requireTransition(tx, invoiceMachine, newInvoice, 'open', cause);
  await agreeToInvoice(tx, {
    userId,
    invoiceId,
    amount: sumCents(lines.map(({ amount }) => amount)),
    text,
    validUntil: firstPaymentEndsAt(at),
  });
  return { order, invoice };
};
