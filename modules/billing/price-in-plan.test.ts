import { expect, it } from 'vitest';
import { prescribe } from '#test/harness/doubles/prescription-tables.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderWithCode } from '#test/harness/order-with-code.ts';
import { finasteride, finasteridePrice, foam, foamPrice } from '#test/harness/products.ts';
import { billingPort } from './index.ts';
import { placeOrder } from './services/checkout/place-order.ts';

const harness = await openFileHarness();

/** Finasteride for half a year. */
const halfYear = 406;
const halfYearPrice = 10_200;

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
  const shown = await billing.priceOf([halfYear], agreedPrices, order);
  expect(shown).toBe(halfYearPrice * 0.8);
  const present = await billing.agreedPrices(sam.id);
  expect(await billing.priceOf([finasteride], present, order)).toBe(finasteridePrice * 0.8);

  await prescribe(harness.scope, sam.id, [halfYear]);
  const change = { userId: sam.id, from: [finasteride], to: [halfYear], agreedPrices };
  expectOk(await billing.changeProducts(sam, change));
  const before = await harness.charges(sam.id);
  await harness.untilNextCharge(sam);
  expect(await harness.charges(sam.id)).toEqual([...before, shown]);
});

it('without a prescription subscription, and for a non-prescription product, it is the price of one shipment', async () => {
  const { patient: sam } = await harness.order({ products: [foam] });
  const billing = harness.scope.use(billingPort);
  const order = { userId: sam.id, checkoutId: null };
  expect(await billing.priceOf([finasteride], new Map(), order)).toBe(finasteridePrice);
  expect(await billing.priceOf([foam], new Map(), order)).toBe(foamPrice);
});
