import { formatMoney, sumCents } from '#kernel/money.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordCreation, requireTransition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import type { InvoiceLine } from '../../domain/checkout/invoice-line.ts';
import type { CheckoutProduct, PlanGroup } from '../../domain/checkout/plan.ts';
import { firstPaymentEndsAt } from '../../domain/dunning/next-step.ts';
import type { AgreedDiscount } from '../../domain/pricing/discount.ts';
import type { ShippingMethodName } from '../../domain/pricing/shipping-methods.ts';
import { invoiceMachine } from '../../domain/states/invoice.ts';
import { orderMachine } from '../../domain/states/order.ts';
import { subscriptionMachine } from '../../domain/states/subscription.ts';
import type { Checkout } from '../../repositories/checkouts.ts';
import { discountRepository } from '../../repositories/discounts.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository, type StoredOrderLine } from '../../repositories/orders.ts';
import { type AgreedProduct, type ShipTo, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { agreeToInvoice } from '../agreement/agree-to-invoice.ts';
import type { OrderWithInvoice } from '../charging/begin-charge.ts';
import { spendCredit } from '../credits/spend-credit.ts';
import type { PricedCart } from './price-cart.ts';

/** The sweep makes a charge that has not been made after this long. */
const SWEEP_AFTER_MS = 60_000;

export const agreedProduct = (product: CheckoutProduct | Product): AgreedProduct => ({
  productId: product.id,
  name: product.displayedName,
  drugType: product.drugType,
  price: product.price,
  needsPrescription: product.needsPrescription,
});

/** The line of an order for a product at its agreed price. */
export const orderLine = (product: AgreedProduct, subscriptionId: string | null): StoredOrderLine => ({
  productId: product.productId,
  subscriptionId,
  name: product.name,
  drugType: product.drugType,
  quantity: 1,
  amount: product.price,
  needsPrescription: product.needsPrescription,
  prescriptionId: null,
  canceled: false,
  isHad: true,
  isShipped: false,
  isWaiting: false,
});

const shipToOf = ({ shipping }: Checkout): ShipTo => ({
  recipient: `${shipping.firstName} ${shipping.lastName}`,
  address: shipping.address,
});

/** Adds a subscription that waits for its first payment. Returns its id. */
export const addSubscription = async (
  tx: Scope,
  actor: Actor,
  input: {
    userId: string;
    checkoutId: string;
    shipTo: ShipTo;
    group: Pick<PlanGroup, 'needsPrescription' | 'cycleInDays'>;
    products: readonly AgreedProduct[];
    /** Discounts of its orders; of an amount, its share. */
    discounts: readonly AgreedDiscount[];
    /** How its refills are sent; free standard shipping when left out. */
    shippingMethod?: ShippingMethodName;
  },
): Promise<string> => {
  const id = tx.ids.uuid();
  await subscriptionRepository(tx.db).add({
    id,
    userId: input.userId,
    checkoutId: input.checkoutId,
    status: 'incomplete',
    needsPrescription: input.group.needsPrescription,
    cycleInDays: input.group.cycleInDays,
    shipTo: input.shipTo,
    shippingMethod: input.shippingMethod ?? 'standard',
    createdAt: tx.clock.now(),
    products: input.products,
    discounts: input.discounts,
  });
  await recordCreation(
    tx,
    'subscription',
    { id: id, status: subscriptionMachine.initial },
    { actor, reason: 'checkout placed' },
  );
  return id;
};

/**
 * The orders, invoices and subscriptions of a checkout: one package for over-the-counter products, due now, and one
 * for prescription products, not due before a clinician approves it. Returns what is due now.
 */
export const createPurchase = async (
  tx: Scope,
  actor: Actor,
  checkout: Checkout,
  cart: PricedCart,
): Promise<OrderWithInvoice | null> => {
  const shipTo = shipToOf(checkout);
  const add = async (kind: 'otc' | 'rx', lines: readonly InvoiceLine[]): Promise<OrderWithInvoice | null> => {
    const groups = cart.plan.groups.filter((group) => group.needsPrescription === (kind === 'rx'));
    if (groups.length === 0) return null;
    const orderLines: StoredOrderLine[] = [];
    for (const group of groups) {
      const products = group.products.map(agreedProduct);
      const { userId, id: checkoutId } = checkout;
      const discounts =
        cart.quote.nextCharges.find(({ groupKey }) => groupKey === group.key)?.discounts ?? [];
      const subscriptionId =
        group.kind === 'subscription'
          ? await addSubscription(tx, actor, { userId, checkoutId, shipTo, group, products, discounts })
          : null;
      orderLines.push(...products.map((product) => orderLine(product, subscriptionId)));
    }
    const consentText = cart.consentText || oneTimeText(lines);
    return addFirstOrder(tx, actor, { checkout, kind, shipTo, orderLines, lines, consentText });
  };
  const due = await add('otc', cart.quote.today.lines);
  await add('rx', cart.quote.onApproval.lines);
  const lines = [...cart.quote.today.lines, ...cart.quote.onApproval.lines];
  const used = [...new Set(lines.flatMap(({ discountId }) => discountId ?? []))];
  const { userId, id: checkoutId } = checkout;
  await discountRepository(tx.db).use(used, { userId, checkoutId, at: tx.clock.now() }, () => tx.ids.uuid());
  return due;
};

/** The text of a one-time purchase, which has no future charges. */
const oneTimeText = (lines: readonly InvoiceLine[]): string =>
  lines.map(({ description, amount }) => `${description}: ${formatMoney(amount)}`).join('; ');

/** The first order of a checkout with its invoice: due now, or for `rx` not before the approval. */
export const addFirstOrder = async (
  tx: Scope,
  actor: Actor,
  input: {
    checkout: Checkout;
    kind: 'otc' | 'rx';
    shipTo: ShipTo;
    orderLines: readonly StoredOrderLine[];
    lines: readonly InvoiceLine[];
    /** As shown at checkout. */
    consentText: string;
  },
): Promise<OrderWithInvoice> => {
  const { checkout, kind, shipTo, orderLines, lines, consentText } = input;
  const at = tx.clock.now();
  const cause = { actor, reason: 'checkout placed' };
  const orderId = tx.ids.uuid();
  const invoiceId = tx.ids.uuid();
  // Both are stored with their final status; the transitions are recorded.
  const status = kind === 'rx' ? 'awaiting_prescription' : 'awaiting_payment';
  const order = await orderRepository(tx.db).add({
    id: orderId,
    userId: checkout.userId,
    kind,
    checkoutId: checkout.id,
    subscriptionId: null,
    status,
    shipTo,
    shippingMethod: checkout.shippingMethod,
    createdAt: at,
    lines: orderLines,
  });
  await recordCreation(tx, 'order', { id: orderId, status: orderMachine.initial }, cause);
  const newOrder = { entity: 'order', id: orderId, from: orderMachine.initial };
  await requireTransition(tx, orderMachine, newOrder, status, cause);
  const invoice = await invoiceRepository(tx.db).add({
    id: invoiceId,
    userId: checkout.userId,
    orderId,
    subscriptionId: null,
    cycle: null,
    status: kind === 'otc' ? 'open' : 'draft',
    billingDate: null,
    nextTryAt: kind === 'otc' ? new Date(at.getTime() + SWEEP_AFTER_MS) : null,
    createdAt: at,
    lines,
  });
  await spendCredit(tx, { id: invoiceId, userId: checkout.userId }, lines);
  await recordCreation(tx, 'invoice', { id: invoiceId, status: invoiceMachine.initial }, cause);
  await agreeToInvoice(tx, {
    userId: checkout.userId,
    invoiceId,
    amount: sumCents(lines.map(({ amount }) => amount)),
    text: consentText,
    // Today's charge has no other day; a prescription is charged when it is approved.
    validUntil: kind === 'rx' ? null : firstPaymentEndsAt(at),
  });
  const newInvoice = { entity: 'invoice', id: invoiceId, from: invoiceMachine.initial };
  if (kind === 'otc') await requireTransition(tx, invoiceMachine, newInvoice, 'open', cause);
  return { order, invoice };
};
