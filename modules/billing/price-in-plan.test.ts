import { expect, it } from 'vitest';
import { prescribe } from '#test/harness/doubles/prescription-tables.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderWithCode } from '#test/harness/order-with-code.ts';
import { finasteride, finasteridePrice, foam } from '#test/harness/products.ts';
import { type AgreedPrices, billingPort, type PlanInQuestion } from './index.ts';
import { placeOrder } from './services/checkout/place-order.ts';

const harness = await openFileHarness();

/** Finasteride for half a year. */
const halfYear = 406;
const halfYearPrice = 10_200;

const amountOf = async (
  productId: number,
  agreedPrices: AgreedPrices,
  order: Pick<PlanInQuestion, 'userId' | 'checkoutId' | 'from'>,
): Promise<number> => {
  const plan = { ...order, productIds: [productId], agreedPrices };
  return (await harness.scope.use(billingPort).planPrice(plan)).amount;
};

it('a proposed treatment is shown at the price of its refill: with the discount that continues', async () => {
  const sam = await harness.account();
  const request = await orderWithCode(harness, [finasteride], null);
  expectOk(await placeOrder(harness.scope, sam, request));
  expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
  await harness.drain();
  harness.clock.advance(30 * 86_400_000);
  await harness.sweep();
  await harness.drain();

  const billing = harness.scope.use(billingPort);
  const agreedPrices = new Map([[halfYear, halfYearPrice]]);
  const order = { userId: sam.id, checkoutId: null, from: [finasteride] };
  const shown = await amountOf(halfYear, agreedPrices, order);
  expect(shown).toBe(halfYearPrice * 0.8);
  const present = await billing.agreedPrices(sam.id);
  expect(await amountOf(finasteride, present, order)).toBe(finasteridePrice * 0.8);

  await prescribe(harness.scope, sam.id, [halfYear]);
  const change = { userId: sam.id, from: [finasteride], to: [halfYear], agreedPrices };
  expectOk(await billing.changeProducts(sam, change));
  const before = await harness.charges(sam.id);
  await harness.untilNextCharge(sam);
  expect(await harness.charges(sam.id)).toEqual([...before, shown]);
});

it('without a prescription subscription it is the price of a first order', async () => {
  const { patient: sam } = await harness.order({ products: [foam] });
  const order = { userId: sam.id, checkoutId: null };
  expect(await amountOf(finasteride, new Map(), order)).toBe(finasteridePrice);
});

it('a plan in place of what ships says when a discount of it ends', async () => {
  const sam = await harness.account();
  const request = await orderWithCode(harness, [finasteride], 3);
  expectOk(await placeOrder(harness.scope, sam, request));
  expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
  await harness.drain();
  const price = await harness.scope.use(billingPort).planPrice({
    ...{ userId: sam.id, checkoutId: null, productIds: [halfYear], from: [finasteride] },
    agreedPrices: new Map([[halfYear, halfYearPrice]]),
  });
  expect(price).toMatchObject({
    isWithRefill: true,
    charges: [
      { firstAmount: halfYearPrice * 0.8, amount: halfYearPrice * 0.8, laterSteps: [{ fromOrder: 3 }] },
    ],
  });
  expect(price.agreement).toContain('$102.00 every');
  expect(price.agreement).toContain('from the 3rd refill');
});
