import { orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { type CheckoutProduct, planCheckout } from '../../domain/checkout/plan.ts';
import { approvedGroups } from '../../domain/plan-price/approved-groups.ts';
import type { AgreedAmount, AgreedPrices } from '../../index.ts';
import { billingJobs } from '../../jobs.ts';
import { type Checkout, checkoutRepository } from '../../repositories/checkouts.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { type CustomerOrder, orderRepository, type StoredOrderLine } from '../../repositories/orders.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { agreeToInvoice } from '../agreement/agree-to-invoice.ts';
import { isAgreed } from '../agreement/invoice-agreement.ts';
import { addSubscription, agreedProduct, orderLine } from '../checkout/create-purchase.ts';
import { hasProducts } from '../pricing/price-in-order.ts';
import { repriceInvoice } from '../pricing/reprice-invoice.ts';
import { transitionInvoice, transitionOrder, transitionSubscription } from '../transitions.ts';
import { orderForPlan, otherPrice } from '../visit-checkout/order-for-plan.ts';
import { keepFee } from '../visit-checkout/release-fee.ts';
import { isVisitCheckout } from '../visit-checkout/visit-texts.ts';

interface PlanToApprove {
  readonly checkoutId: string;
  readonly productIds: readonly number[];
  readonly agreedPrices?: AgreedPrices;
  readonly agreed?: AgreedAmount;
}

/** A visit that began without an order: the plan that the patient accepted is its first one, and its fee is earned. */
const orderAgreedPlan = async (
  tx: Scope,
  actor: Actor,
  checkout: Checkout,
  { productIds, agreedPrices, agreed }: PlanToApprove,
): Promise<void> => {
  const catalogue = tx.use(cataloguePort);
  const products = await catalogue.productsByIds([...new Set(productIds)]);
  orRefuse(catalogue.mayBePrescribed(products));
  const priced = products.map((one) => ({ ...one, price: agreedPrices?.get(one.id) ?? one.price }));
  await orderForPlan(tx, checkout, { products: priced, agreed });
  await keepFee(tx, checkout.id, { actor, reason: 'visit approved' });
};

/**
 * Makes a checkout's prescription order due: its products become the approved ones, at the price agreed at checkout,
 * else that of the accepted plan, else the current price. A product whose subscription was canceled in the meantime
 * stays out. In a visit without an order the plan becomes its first one. CONFLICT when nothing is left to approve; BAD_USER_INPUT on `productIds` for products that are
 * unknown or not offered. Idempotent.
 */
export const approveVisit = (scope: Scope, actor: Actor, input: PlanToApprove): Promise<Result<void>> =>
  scope.transaction(async (tx) => {
    const checkout = await checkoutRepository(tx.db).find(input.checkoutId);
    if (!checkout) throw new Error(`There is no checkout ${input.checkoutId}.`);
    await customerRepository(tx.db).lock(checkout.userId);
    const prescriptionOrder = async (): Promise<CustomerOrder | undefined> =>
      (await orderRepository(tx.db).ofCheckout(checkout.id)).find(({ kind }) => kind === 'rx');
    let order = await prescriptionOrder();
    if (!order && isVisitCheckout(checkout)) {
      await orderAgreedPlan(tx, actor, checkout, input);
      order = await prescriptionOrder();
    }
    if (!order) return ok(undefined);
    if (order.status === 'canceled' || order.status === 'refunded') return canceled;
    if (order.status !== 'awaiting_prescription') return ok(undefined);

    const ids = [...new Set(input.productIds)];
    const catalogue = tx.use(cataloguePort);
    const products = await catalogue.productsByIds(ids);
    if (products.length < ids.length || ids.length === 0)
      return badInput([{ field: 'productIds', message: 'Choose products that we carry.' }]);
    const offered = catalogue.mayBePrescribed(products);
    if (!offered.ok) return offered;
    const dropped = order.lines.filter((line) => line.canceled).map((line) => line.productId);
    const approved = products
      .filter((product) => !dropped.includes(product.id))
      .map((product) => ({
        ...product,
        price: agreedPrice(order, product.id) ?? input.agreedPrices?.get(product.id) ?? product.price,
      }));
    if (approved.length === 0) return canceled;
    const isOther = !hasProducts(order, approved);
    if (isOther) await replaceProducts(tx, actor, order, approved);

    const invoice = await invoiceRepository(tx.db).ofOrder(order.id);
    if (!invoice) throw new Error(`The order ${order.id} has no invoice.`);
    if (input.agreed && isOther) await agreeToPlan(tx, invoice.id, input.agreed);
    const cause = { actor, reason: 'visit approved' };
    await transitionOrder(tx, order, 'awaiting_payment', cause);
    await transitionInvoice(tx, invoice, 'open', cause, { nextTryAt: tx.clock.now() });
    await tx.enqueue(billingJobs.charge, { invoiceId: invoice.id }, { key: `charge:${invoice.id}` });
    return ok(undefined);
  });

/** The patient accepted the plan at its prices, so its amount replaces the one agreed to at checkout. */
const agreeToPlan = async (tx: Scope, invoiceId: string, { amount, text }: AgreedAmount): Promise<void> => {
  const invoice = await invoiceRepository(tx.db).find(invoiceId);
  // The agreement at checkout covers the same amount.
  if (!invoice || (await isAgreed(tx, invoice))) return;
  if (invoice.total !== amount) orRefuse(otherPrice);
  await agreeToInvoice(tx, { userId: invoice.userId, invoiceId, amount, text });
};

const canceled = fail('CONFLICT', 'The patient has canceled this order. Nothing is charged or sent.');

const agreedPrice = (order: CustomerOrder, productId: number): number | null =>
  order.lines.find((line) => line.productId === productId)?.amount ?? null;

/** Other products than ordered: replaces the lines and the subscriptions. */
const replaceProducts = async (
  tx: Scope,
  actor: Actor,
  order: CustomerOrder,
  approved: readonly CheckoutProduct[],
): Promise<void> => {
  const subscriptions = subscriptionRepository(tx.db);
  const checkoutId = order.checkoutId ?? '';
  const open = (await subscriptions.ofCheckout(checkoutId)).filter(
    (subscription) => subscription.needsPrescription && subscription.status === 'incomplete',
  );
  const lines: StoredOrderLine[] = [];
  const kept: Subscription[] = [];
  const { groups } = planCheckout(approved);
  const placed = approvedGroups(open, groups);
  for (const group of groups) {
    const products = group.products.map(agreedProduct);
    const place = placed.find((one) => one.group === group);
    if (place?.same) {
      kept.push(place.same);
      await subscriptions.replaceProducts(place.same.id, products);
    }
    const { userId, shipTo } = order;
    const subscriptionId = place
      ? (place.same?.id ??
        (await addSubscription(tx, actor, {
          ...{ userId, checkoutId, shipTo, group, products },
          discounts: place.discounts,
        })))
      : null;
    lines.push(...products.map((product) => orderLine(product, subscriptionId)));
  }
  for (const subscription of open.filter((candidate) => !kept.includes(candidate)))
    await transitionSubscription(
      tx,
      subscription,
      'canceled',
      { actor, reason: 'replaced by the approved plan' },
      { cancellationDate: tx.clock.now() },
    );
  await orderRepository(tx.db).replaceLines(order.id, lines);
  await repriceInvoice(tx, order.id);
  await recordAudit(tx, {
    actor,
    action: 'order.products_replaced',
    subject: 'order',
    subjectId: order.id,
    detail: { from: order.lines.map((line) => line.productId), to: approved.map(({ id }) => id) },
  });
};
