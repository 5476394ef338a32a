import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgreedDiscount } from '../pricing/discount.ts';
import { shippingMethodsAt } from '../pricing/shipping-methods.ts';
import { noTax } from '../pricing/tax.ts';
import { linesTotal } from './invoice-line.ts';
import { type CheckoutProduct, hasSubscription, needsVisit, planCheckout } from './plan.ts';
import { quote } from './quote.ts';

const product = (
  id: number,
  price: number,
  supplyInDays: number,
  needsPrescription: boolean,
): CheckoutProduct => ({
  id,
  drugType: `drug-${id}`,
  displayedName: `Product ${id}`,
  price,
  supplyInDays,
  needsPrescription,
});

const finasteride = product(211, 5400, 90, true);
const foam = product(239, 4500, 90, false);
const shampoo = product(7, 1999, 0, false);
const oralMinoxidil = product(12, 6001, 180, true);
const free = shippingMethodsAt(0).standard;
const options = {
  today: new Date('2027-03-12T16:00:00Z'),
  shipping: free,
  laterShipping: free,
  to: { state: 'TX', city: 'Austin', zipCode: '78701' },
  discounts: [],
  taxOf: noTax,
};
const priced = (price: number) => ({ label: 'Shipping', price });
const off = (value: number): AgreedDiscount => ({
  discountId: 'welcome',
  description: 'First order',
  lineKind: 'discount_rule',
  kind: 'amount',
  value,
  appliesTo: 'everything',
  productIds: null,
  cycles: 1,
});

describe('planCheckout', () => {
  it('groups by prescription and cycle, and counts a repeated product once', () => {
    const plan = planCheckout([finasteride, foam, shampoo, oralMinoxidil, foam, product(8, 900, 90, true)]);
    expect(
      plan.groups.map(({ key, kind, cycleInDays, products }) => [
        key,
        kind,
        cycleInDays,
        products.map((p) => p.id),
      ]),
    ).toEqual([
      ['otc-0', 'order', 0, [7]],
      ['otc-90', 'subscription', 90, [239]],
      ['rx-90', 'subscription', 90, [211, 8]],
      ['rx-180', 'subscription', 180, [12]],
    ]);
    expect([hasSubscription(plan), needsVisit(plan)]).toEqual([true, true]);
  });

  it('recognizes a cart that needs neither agreement nor visit', () => {
    const plan = planCheckout([shampoo]);
    expect([hasSubscription(plan), needsVisit(plan)]).toEqual([false, false]);
    expect(planCheckout([]).groups).toEqual([]);
  });
});

describe('quote', () => {
  it('splits the price into today, on approval and next charges', () => {
    const plan = planCheckout([finasteride, foam, shampoo]);
    const result = quote(plan, {
      ...options,
      discounts: [off(1000)],
    });
    expect(result.today).toEqual({
      lines: [
        { kind: 'product', description: 'Product 7', amount: 1999, productId: 7, discountId: null },
        { kind: 'product', description: 'Product 239', amount: 4500, productId: 239, discountId: null },
        {
          kind: 'discount_rule',
          description: 'First order',
          amount: -168,
          productId: 7,
          discountId: 'welcome',
        },
        {
          kind: 'discount_rule',
          description: 'First order',
          amount: -378,
          productId: 239,
          discountId: 'welcome',
        },
      ],
      total: 5953,
    });
    expect(result.onApproval).toEqual({
      lines: [
        { kind: 'product', description: 'Product 211', amount: 5400, productId: 211, discountId: null },
        {
          kind: 'discount_rule',
          description: 'First order',
          amount: -454,
          productId: 211,
          discountId: 'welcome',
        },
      ],
      total: 4946,
    });
    expect(result.nextCharges).toEqual([
      {
        groupKey: 'otc-90',
        on: new Date('2027-05-26T16:00:00Z'),
        afterDays: 75,
        firstAmount: 4122,
        amount: 4500,
        laterSteps: [],
        cycleInDays: 90,
        products: [foam],
        discounts: [{ ...off(1000), value: 378 }],
      },
      {
        groupKey: 'rx-90',
        on: null,
        afterDays: 75,
        firstAmount: 4946,
        amount: 5400,
        laterSteps: [],
        cycleInDays: 90,
        products: [finasteride],
        discounts: [{ ...off(1000), value: 454 }],
      },
    ]);
  });

  it('charges a priced shipping method once per shipment, and never without products', () => {
    const result = quote(planCheckout([finasteride]), {
      ...options,
      shipping: priced(995),
      laterShipping: priced(995),
    });
    expect(result.today).toEqual({ lines: [], total: 0 });
    expect(result.onApproval.lines.at(-1)).toEqual({
      kind: 'shipping',
      description: 'Shipping',
      amount: 995,
      productId: null,
      discountId: null,
    });
    expect([result.onApproval.total, result.nextCharges[0]?.amount]).toEqual([6395, 6395]);
  });

  const products = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 2000 }),
      price: fc.integer({ min: 0, max: 100_000 }),
      supplyInDays: fc.constantFrom(0, 30, 90, 180, 360),
      needsPrescription: fc.boolean(),
    }),
    { selector: (line) => line.id, maxLength: 8 },
  );
  const quotes = fc
    .record({
      products,
      amountOff: fc.integer({ min: 0, max: 300_000 }),
      shipping: fc.integer({ min: 0, max: 3000 }),
    })
    .map(({ products: some, amountOff, shipping }) => {
      const cart = some.map((line) =>
        product(line.id, line.price, line.supplyInDays, line.needsPrescription),
      );
      const plan = planCheckout(cart);
      const discounts = amountOff > 0 ? [off(amountOff)] : [];
      const result = quote(plan, { ...options, shipping: priced(shipping), discounts });
      return { cart, amountOff, shipping, result };
    });

  it('property: no prescription charge before approval (invariant 1)', () => {
    fc.assert(
      fc.property(quotes, ({ cart, result }) => {
        const rx = new Set(cart.filter((line) => line.needsPrescription).map((line) => line.id));
        for (const line of result.today.lines)
          expect(line.productId !== null && rx.has(line.productId)).toBe(false);
        for (const charge of result.nextCharges)
          expect(charge.on === null).toBe(charge.products.some((line) => rx.has(line.id)));
        if (cart.every((line) => line.needsPrescription)) expect(result.today.total).toBe(0);
      }),
    );
  });

  it('property: the lines of each section add up to its total, in whole cents, never below 0', () => {
    fc.assert(
      fc.property(quotes, ({ cart, amountOff, shipping, result }) => {
        for (const section of [result.today, result.onApproval]) {
          expect(linesTotal(section.lines)).toBe(section.total);
          expect(Number.isSafeInteger(section.total) && section.total >= 0).toBe(true);
        }
        const prices = cart.reduce((sum, line) => sum + line.price, 0);
        const shipments = new Set(cart.map((line) => line.needsPrescription)).size;
        expect(result.today.total + result.onApproval.total).toBe(
          Math.max(prices - amountOff, 0) + shipments * shipping,
        );
      }),
    );
  });
});
