import { type Cents, sumCents } from '#kernel/money.ts';
import { standardShipping } from '../../domain/checkout/fees.ts';
import type { InvoiceLine } from '../../domain/checkout/invoice-line.ts';
import { planCheckout } from '../../domain/checkout/plan.ts';
import { quote } from '../../domain/checkout/quote.ts';
import type { Subscription } from '../../repositories/subscriptions.ts';

type Refilled = Pick<Subscription, 'products' | 'cycleInDays' | 'shipTo'>;

/** A refill at the agreed prices, with shipping and tax like any other shipment. */
export const refillLines = (subscription: Refilled, today: Date): readonly InvoiceLine[] => {
  const plan = planCheckout(
    subscription.products.map((product) => ({
      id: product.productId,
      drugType: product.drugType,
      displayedName: product.name,
      price: product.price,
      supplyInDays: subscription.cycleInDays,
      needsPrescription: product.needsPrescription,
    })),
  );
  const state = subscription.shipTo.address.state;
  const sections = quote(plan, { today, shipping: standardShipping, state });
  return [...sections.today.lines, ...sections.onApproval.lines];
};

/** What the next refill costs, in cents: what is announced, agreed to and charged. */
export const refillAmount = (subscription: Refilled, today: Date): Cents =>
  sumCents(refillLines(subscription, today).map(({ amount }) => amount));
