import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartDiscountsPort } from '#modules/cart/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice, shampoo, shampooPrice } from '#test/harness/products.ts';
import { cartsToQuote, orderQuoted } from '#test/harness/quoted-orders.ts';
import { checkoutQuote, type QuoteRequest } from './services/checkout/checkout-quote.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import { createDiscount } from './services/discounts/create-discount.ts';
import { endDiscount } from './services/discounts/end-discount.ts';

/** Over the counter, every 90 days, and nothing in it is flammable. */
const thickening = 313;
const NEVER = '00000000-0000-4000-8000-000000000000';

let operator: SignedInUser;

const offer = (code: string, terms: Record<string, unknown>) =>
  createDiscount(harness.scope, operator, {
    code,
    description: `Code ${code}`,
    kind: 'percent',
    value: 20,
    appliesTo: 'everything',
    reason: 'test',
    ...terms,
  });

const harness = await openFileHarness();
beforeAll(async () => {
  operator = await harness.operator();
  expectOk(await offer('ONCE20', { cycles: 1 }));
  expectOk(await offer('TWICE20', { cycles: 2 }));
  expectOk(await offer('FIVE', { kind: 'amount', value: 500, cycles: 1, appliesTo: 'over_the_counter' }));
});

const quoteOf = async (user: SignedInUser, request: QuoteRequest) =>
  expectOk(await checkoutQuote(harness.scope, user, request));

/** Orders exactly what a quote showed. */
const orderAsQuoted = async (
  productIds: readonly number[],
  { state, shippingMethod, code }: { state: string; shippingMethod: string; code: string },
) => {
  const user = await harness.account();
  const asked = { productIds, shippingMethod, discountCode: code };
  return { user, ...(await orderQuoted(harness, user, asked, state)) };
};

describe('what a quote shows is what is charged', () => {
  it('today, on approval and next, for any cart, state, shipping method and code', async () => {
    const terms = fc.record({
      ...cartsToQuote,
      code: fc.constantFrom('', 'once20', 'TWICE20', 'FIVE', 'NONE'),
    });
    await fc.assert(
      fc.asyncProperty(terms, async ({ products, ...chosen }) => {
        const { user, checkoutId, quote, placed } = await orderAsQuoted(products, chosen);
        expectOk(placed);
        await harness.drain();
        const due = quote.today.total > 0 ? [quote.today.total] : [];
        expect(await harness.charges(user.id)).toEqual(due);
        if (products.includes(finasteride)) {
          expectOk(await harness.approveOrder(user, checkoutId, [finasteride]));
          await harness.drain();
          expect(await harness.charges(user.id)).toEqual([...due, quote.onApproval.total]);
        }
        const { currentUser } = dataOf<{
          currentUser: { billing: { subscriptions: { amount: number; productNames: string[] }[] } };
        }>(await harness.api(user, '{ currentUser { billing { subscriptions { amount productNames } } } }'));
        const shown = currentUser.billing.subscriptions.map(({ amount, productNames }) => [
          productNames,
          amount,
        ]);
        const promised = quote.nextCharges.map(({ productNames, amount }) => [productNames, amount]);
        expect(shown.toSorted()).toEqual(promised.toSorted());
        for (const { lines, total, subtotal, discount, shipping, salesTax } of [
          quote.today,
          quote.onApproval,
        ]) {
          expect(subtotal + discount + shipping + salesTax).toBe(total);
          expect(lines.filter(({ isDiscount }) => isDiscount).every(({ amount }) => amount < 0)).toBe(true);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('the text beside the box names every later price, and each is charged in its order', async () => {
    const chosen = { state: 'TX', shippingMethod: 'standard', code: 'TWICE20' };
    const { user, quoted, quote, placed } = await orderAsQuoted([thickening], chosen);
    expectOk(placed);
    await harness.drain();
    const [next] = quote.nextCharges;
    const text = quoted.agreements.find(({ field }) => field === 'subscriptionAgreement')?.consent.text ?? '';
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    const full = next?.laterSteps[0]?.amount ?? 0;
    expect(next?.laterSteps).toEqual([{ fromOrder: 3, amount: full }]);
    expect(full).toBeGreaterThan(next?.amount ?? full);
    expect(text).toContain(dollars(next?.amount ?? 0));
    expect(text).toContain(`${dollars(full)} every 90 days from the 3rd order`);
    for (let order = 2; order <= 4; order += 1) await harness.untilNextCharge(user);
    expect(await harness.charges(user.id)).toEqual([quote.today.total, next?.amount, full, full]);
  });

  it('express is paid once; flammable products go by ground, and the reason is shown', async () => {
    const user = await harness.account();
    const request = { checkoutId: NEVER, productIds: [thickening], shippingMethod: 'express' };
    const { quote } = await quoteOf(user, request);
    expect(quote.today.shipping).toBe(harness.scope.settings.EXPRESS_SHIPPING_CENTS);
    expect(quote.nextCharges[0]?.amount).toBe(quote.today.subtotal);
    const burns = await quoteOf(user, { ...request, productIds: [foam, thickening] });
    expect(burns.shippingMethod).toBe('standard');
    expect(burns.shippingOptions[1]?.problem).toContain('flammable');
    const request2 = await harness.orderRequest([foam], { shippingMethod: 'express' });
    expect(await placeOrder(harness.scope, user, request2)).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'shippingMethod' }] },
    });
  });

  it.each([
    ['Alaska', { city: 'Anchorage', state: 'AK', zipCode: '99501' }],
    ['Hawaii', { city: 'Honolulu', state: 'HI', zipCode: '96813' }],
  ])(
    'what is flammable is neither quoted nor sold to %s; anything else goes there by express',
    async (state, to) => {
      const user = await harness.account();
      const address = { streetAddress1: '12 Elm Street', ...to };
      const request = { checkoutId: NEVER, productIds: [foam], to };
      const problem = expect.stringContaining(`so we cannot send it to ${state}`);
      expect((await quoteOf(user, request)).addressProblems).toEqual([problem]);
      for (const shippingMethod of ['standard', 'express']) {
        const order = await harness.orderRequest([foam], { address, shippingMethod });
        const refused = await placeOrder(harness.scope, user, order);
        expect(refused.ok ? [] : refused.failure.fields).toContainEqual({
          field: 'address.state',
          message: problem,
        });
      }
      expect(await harness.rows('customer_order', { user_id: user.id })).toEqual([]);
      const flown = await orderAsQuoted([thickening], {
        state: to.state,
        shippingMethod: 'express',
        code: '',
      });
      expectOk(flown.placed);
      expect(await harness.rows('customer_order', { user_id: flown.user.id })).toMatchObject([
        { shipping_method: 'express' },
      ]);
    },
  );

  it('without a complete address there is no tax, and the quote says so', async () => {
    const user = await harness.account();
    const request = { checkoutId: NEVER, productIds: [shampoo] };
    const { quote } = await quoteOf(user, { ...request, to: { city: '', state: 'TX', zipCode: '787' } });
    expect(quote).toMatchObject({ isTaxKnown: false, today: { total: shampooPrice, salesTax: 0 } });
    const to = { city: 'Austin', state: 'TX', zipCode: '78701' };
    expect((await quoteOf(user, { ...request, to })).quote).toMatchObject({
      isTaxKnown: true,
      today: { total: shampooPrice + 148, salesTax: 148 },
    });
  });

  it('is for a signed-in patient; a code that has no effect is refused with the reason', async () => {
    const query = `query($input: CheckoutQuoteInput!) { checkoutQuote(input: $input) {
      discountProblem quote { today { total lines { kind amount amountWithDiscount isDiscount } } } } }`;
    const input = { checkoutId: NEVER, productIds: [foam], discountCode: 'five' };
    expect((await harness.api(null, query, { input })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const user = await harness.account();
    type Answer = {
      checkoutQuote: { discountProblem: string | null; quote: { today: { lines: readonly object[] } } };
    };
    const { checkoutQuote } = dataOf<Answer>(await harness.api(user, query, { input }));
    expect(checkoutQuote.quote.today.lines).toEqual([
      { kind: 'product', amount: foamPrice, amountWithDiscount: foamPrice - 500, isDiscount: false },
      { kind: 'discount_rule', amount: -500, amountWithDiscount: -500, isDiscount: true },
    ]);
    const unknown = await harness.api(user, query, { input: { ...input, discountCode: 'NOPE' } });
    expect(dataOf<Answer>(unknown).checkoutQuote.discountProblem).toContain('do not recognize this code');
    const request = await harness.orderRequest([foam], { discountCode: 'NOPE' });
    expect(await placeOrder(harness.scope, user, request)).toMatchObject({
      failure: { fields: [{ field: 'discountCode' }] },
    });
  });
});

describe('discounts that operators manage', () => {
  const LIST = '{ deskDiscounts { discounts { code state terms uses given endReason } } }';
  const CREATE = 'mutation($input: CreateDiscountInput!) { deskCreateDiscount(input: $input) }';
  const END = 'mutation($id: ID!, $reason: String!) { deskEndDiscount(discountId: $id, reason: $reason) }';
  const input = {
    code: 'spring 10',
    description: 'Spring: 10% off',
    kind: 'percent',
    value: 10,
    appliesTo: 'over_the_counter',
    cycles: 1,
    maxUsesPerPerson: 1,
    reason: 'The spring campaign',
  };

  it('a code is created, used, listed with its cost, and ended; both changes are recorded with the reason', async () => {
    const created = await harness.api(operator, CREATE, { input });
    const { deskCreateDiscount: id } = dataOf<{ deskCreateDiscount: string }>(created);
    const chosen = { state: 'NY', shippingMethod: 'standard', code: 'SPRING10' };
    const { user, placed } = await orderAsQuoted([foam], chosen);
    expectOk(placed);
    await harness.drain();
    expect(await harness.charges(user.id)).toEqual([foamPrice - 390]);
    const twice = await quoteOf(user, {
      checkoutId: NEVER,
      productIds: [thickening],
      discountCode: 'SPRING10',
    });
    expect(twice.discountProblem).toBe('You have used this code already.');

    const { deskDiscounts } = dataOf<{ deskDiscounts: { discounts: { code: string }[] } }>(
      await harness.api(operator, LIST),
    );
    expect(deskDiscounts.discounts.find(({ code }) => code === 'SPRING10')).toMatchObject({
      state: 'Active',
      uses: 1,
      given: 390,
      terms: expect.arrayContaining(['10% off what needs no prescription', 'The first order']),
    });
    const ended = await harness.api(operator, END, { id, reason: 'Spring is over' });
    expect(ended.data?.deskEndDiscount).toBe(true);
    const late = await harness.account();
    expect(
      (await quoteOf(late, { checkoutId: NEVER, productIds: [foam], discountCode: 'SPRING10' }))
        .discountProblem,
    ).toBe('This code has expired.');
    const again = await harness.api(operator, END, { id, reason: 'Once more' });
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await harness.rows('audit_log', { subject_id: id })).toMatchObject([
      { action: 'discount.created', detail: { reason: 'The spring campaign' } },
      { action: 'discount.ended', detail: { reason: 'Spring is over' } },
    ]);
  });

  it('invalid input is refused by field, and only operators may create discounts', async () => {
    const problem = async (part: object) => {
      const answer = await harness.api(operator, CREATE, { input: { ...input, code: 'OTHER', ...part } });
      const fields = answer.errors?.[0]?.extensions.fields;
      return Array.isArray(fields) ? fields[0]?.field : undefined;
    };
    expect(await problem({ code: 'ONCE20' })).toBe('code');
    expect(await problem({ code: '!' })).toBe('code');
    expect(await problem({ value: 101 })).toBe('value');
    expect(await problem({ value: 0 })).toBe('value');
    expect(await problem({ cycles: 0 })).toBe('cycles');
    expect(await problem({ appliesTo: 'shoes' })).toBe('appliesTo');
    expect(await problem({ validUntil: '2020-01-01' })).toBe('validUntil');
    expect(await problem({ reason: ' ' })).toBe('reason');
    const maya = await harness.clinician();
    for (const [user, code] of [
      [maya, 'FORBIDDEN'],
      [await harness.account(), 'FORBIDDEN'],
      [null, 'UNAUTHENTICATED'],
    ] as const)
      expect((await harness.api(user, CREATE, { input })).errors?.[0]?.extensions.code).toBe(code);
  });

  it('ending a discount changes no subscription to which it was promised', async () => {
    const id = expectOk(await offer('FOREVER', { kind: 'percent', value: 10, cycles: null }));
    const chosen = { state: 'NY', shippingMethod: 'standard', code: 'FOREVER' };
    const { user, quote, placed } = await orderAsQuoted([foam], chosen);
    expectOk(placed);
    await harness.drain();
    await harness.api(operator, END, { id, reason: 'Too much' });
    await harness.untilNextCharge(user);
    expect(await harness.charges(user.id)).toEqual([quote.today.total, quote.nextCharges[0]?.amount]);
    expect(quote.nextCharges[0]?.amount).toBe(foamPrice - 390);
  });

  it('a discount without a code applies automatically: in the cart, in the quote and in the charge', async () => {
    const automatic = { code: null, kind: 'percent', value: 50, cycles: 1, appliesTo: 'over_the_counter' };
    const id = expectOk(await offer('', automatic));
    const products = await harness.scope.use(cataloguePort).productsByIds([foam, finasteride]);
    const off = await harness.scope.use(cartDiscountsPort).amountsOff(products, null);
    expect([off.get(foam), off.get(finasteride)]).toEqual([foamPrice / 2, 0]);
    const chosen = { state: 'NY', shippingMethod: 'standard', code: 'ONCE20' };
    const { user, quoted, placed } = await orderAsQuoted([foam], chosen);
    expect(quoted.discountProblem).toContain('already have a larger discount');
    expectOk(placed);
    await harness.drain();
    expect(await harness.charges(user.id)).toEqual([foamPrice / 2]);
    expectOk(await endDiscount(harness.scope, operator, { discountId: id, reason: 'test' }));
  });
});
