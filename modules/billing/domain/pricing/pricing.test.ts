import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recurringConsentText } from '../checkout/consent-text.ts';
import { type InvoiceLine, isDiscountKind, linesTotal, paidForProduct } from '../checkout/invoice-line.ts';
import { lineProblems } from '../checkout/line-problems.ts';
import { type CheckoutProduct, planCheckout } from '../checkout/plan.ts';
import { quote } from '../checkout/quote.ts';
import { refundFor } from '../parcels/parcel-outcome.ts';
import { type AgreedDiscount, discountLines, discountsOfOrder } from './discount.ts';
import { priceParcel } from './price-parcel.ts';
import { shippingMethodsAt } from './shipping-methods.ts';
import { tableTax } from './table-tax.ts';

const methods = shippingMethodsAt(1495);
const drugs = ['finasteride', 'minoxidil_foam', 'thickening_shampoo', 'daily_defense_supplement', 'pomade'];
const states = ['TX', 'CA', 'NY', 'IL', 'WA', 'OR', 'MA', 'TN'];

const product = (id: number, drugType: string, price: number, supplyInDays = 90): CheckoutProduct => ({
  id,
  drugType,
  displayedName: `Product ${id}`,
  price,
  supplyInDays,
  needsPrescription: drugType === 'finasteride',
});

const discount = (over: Partial<AgreedDiscount> = {}): AgreedDiscount => ({
  discountId: 'welcome',
  description: '20% off',
  lineKind: 'discount_rule',
  kind: 'percent',
  value: 20,
  appliesTo: 'everything',
  productIds: null,
  cycles: 1,
  ...over,
});

const products = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      drugType: fc.constantFrom(...drugs),
      price: fc.integer({ min: 1, max: 60_000 }),
      supplyInDays: fc.constantFrom(0, 30, 90, 180),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
  )
  .map((some) => some.map((one) => product(one.id, one.drugType, one.price, one.supplyInDays)));

const discounts = fc.uniqueArray(
  fc
    .record({
      discountId: fc.constantFrom('a', 'b', 'c'),
      lineKind: fc.constantFrom('discount_rule' as const, 'offer' as const, 'gift' as const),
      appliesTo: fc.constantFrom('everything' as const, 'over_the_counter' as const, 'prescription' as const),
      cycles: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
      how: fc.oneof(
        fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 90_000 }) }),
      ),
    })
    .map(({ how, ...over }) => discount({ ...over, ...how })),
  { selector: ({ discountId }) => discountId, maxLength: 3 },
);

const carts = fc.record({
  products,
  discounts,
  state: fc.constantFrom(...states),
  method: fc.constantFrom('standard' as const, 'express' as const),
  credit: fc.integer({ min: 0, max: 50_000 }),
});

const creditLine = (amount: number): InvoiceLine[] =>
  amount === 0
    ? []
    : [{ kind: 'credit', description: 'Credit', amount: -amount, productId: null, discountId: null }];

const addressIn = (state: string) => ({ state, city: 'Town', zipCode: '12345' });

type Cart = typeof carts extends fc.Arbitrary<infer T> ? T : never;
const parcelOf = ({ products: some, discounts: lowered, state, method, credit }: Cart) => ({
  products: some,
  discounts: discountLines(some, lowered, state),
  shipping: methods[method],
  others: creditLine(credit),
  to: addressIn(state),
});

describe('the price of a parcel', () => {
  it('property: its lines are those of an invoice, in a stable order, and add up to its total', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const parcel = parcelOf(cart);
        const some = cart.products;
        const { lines, total } = priceParcel(parcel, tableTax);
        expect(lineProblems(lines)).toEqual([]);
        expect(linesTotal(lines)).toBe(total);
        expect(priceParcel(parcel, tableTax).lines).toEqual(lines);
        for (const line of lines.filter(({ kind }) => kind === 'sales_tax'))
          expect(line.amount).toBeGreaterThan(0);
        for (const { id, price } of some) {
          const off = linesTotal(lines.filter((one) => one.productId === id && isDiscountKind(one.kind)));
          expect(-off).toBeLessThanOrEqual(price);
        }
      }),
    );
  });

  it('property: refunds of products never exceed what was paid for them, and all of them never the charge', () => {
    fc.assert(
      fc.property(carts, fc.nat(), (cart, seed) => {
        const parcel = parcelOf(cart);
        const some = cart.products;
        const { lines, total } = priceParcel(parcel, tableTax);
        let left = total;
        for (const { id } of some.toSorted((a, b) => ((a.id * seed) % 7) - ((b.id * seed) % 7))) {
          const back = refundFor(lines, [id], false, left);
          expect(back).toBeGreaterThanOrEqual(0);
          expect(back).toBeLessThanOrEqual(paidForProduct(lines, id));
          left -= back;
        }
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('property: a quote announces for every later order what its refill will be charged', () => {
    fc.assert(
      fc.property(carts, ({ products: some, discounts: lowered, state, method }) => {
        const to = addressIn(state);
        const priced = quote(planCheckout(some), {
          today: new Date('2027-03-12T16:00:00Z'),
          shipping: methods[method],
          laterShipping: methods.standard,
          to,
          discounts: lowered,
          taxOf: tableTax,
        });
        for (const section of [priced.today, priced.onApproval]) {
          expect(lineProblems(section.lines)).toEqual([]);
          expect(linesTotal(section.lines)).toBe(section.total);
        }
        for (const next of priced.nextCharges)
          for (const order of [2, 3, 4, 5, 6]) {
            const refill = priceParcel(
              {
                products: next.products,
                discounts: discountLines(next.products, discountsOfOrder(next.discounts, order), state),
                shipping: methods.standard,
                to,
              },
              tableTax,
            );
            const shown = next.laterSteps.findLast(({ fromOrder }) => fromOrder <= order)?.amount;
            expect(refill.total).toBe(shown ?? next.amount);
          }
      }),
    );
  });
});

describe('what a patient agrees to', () => {
  const consent = (
    some: readonly CheckoutProduct[],
    lowered: readonly AgreedDiscount[],
    state = 'OR',
    method: 'standard' | 'express' = 'standard',
  ) =>
    recurringConsentText(
      quote(planCheckout(some), {
        today: new Date('2027-03-12T16:00:00Z'),
        shipping: methods[method],
        laterShipping: methods.standard,
        to: addressIn(state),
        discounts: lowered,
        taxOf: tableTax,
      }),
    );
  const shampoo = product(7, 'thickening_shampoo', 2000);

  it('the same price each time', () => {
    expect(consent([shampoo], [])).toBe(
      'I agree that my card is charged until I cancel: $20.00 for Product 7: first today, again 75 days later, then every 90 days. I am reminded 7 days before each charge. I can cancel online at any time, at once and free of charge.',
    );
  });

  it('a discount on the first order', () => {
    expect(consent([shampoo], [discount()])).toContain(
      '$16.00 for Product 7: first today, then $20.00 from the 2nd order, 75 days later and every 90 days after that.',
    );
  });

  it('a discount on three orders names the price from the fourth', () => {
    expect(consent([shampoo], [discount({ cycles: 3 })])).toContain(
      '$16.00 for Product 7: first today, again 75 days later, then every 90 days, and $20.00 every 90 days from the 4th order.',
    );
  });

  it('express shipping and tax', () => {
    const text = consent([shampoo], [], 'WA', 'express');
    expect(text).toContain('$21.90 for Product 7: first today, again 75 days later');
    expect(text).toContain('; and $16.37 once for the shipping of the first package.');
    expect(text).toContain('Sales tax is included');
  });
});

describe('discounts', () => {
  it('spread an amount by price, and lower only what they apply to', () => {
    const cart = [product(1, 'finasteride', 5400), product(7, 'thickening_shampoo', 2000)];
    const amounts = (over: Partial<AgreedDiscount>, state = 'TX') =>
      discountLines(cart, [discount(over)], state).map(({ productId, amount }) => [productId, amount]);
    expect(amounts({ kind: 'amount', value: 740 })).toEqual([
      [1, -540],
      [7, -200],
    ]);
    expect(amounts({ appliesTo: 'over_the_counter' })).toEqual([[7, -400]]);
    expect(amounts({ appliesTo: 'prescription' })).toEqual([[1, -1080]]);
    expect(amounts({ productIds: [7], value: 100 })).toEqual([[7, -2000]]);
    // Prescription prices are not lowered where that may be an inducement.
    expect(amounts({}, 'MA')).toEqual([[7, -400]]);
  });
});
