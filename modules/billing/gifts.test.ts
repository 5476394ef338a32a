import { expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice, shampoo, shampooPrice } from '#test/harness/products.ts';
import { orderDocument } from './repositories/order-documents.ts';
import { createDiscount } from './services/discounts/create-discount.ts';
import { endDiscount } from './services/discounts/end-discount.ts';

/** Over the counter, once. */
const pomade = 336;

const harness = await openFileHarness();
const operator = await harness.operator();

const CREATE = 'mutation($input: CreateDiscountInput!) { deskCreateDiscount(input: $input) }';
const gift = {
  description: 'Free shampoo',
  lineKind: 'gift',
  productIds: [shampoo],
  kind: 'percent',
  value: 100,
  cycles: 1,
  appliesTo: 'over_the_counter',
  reason: 'The spring campaign',
};
const give = async (terms: Record<string, unknown> = {}): Promise<string> =>
  dataOf<{ deskCreateDiscount: string }>(
    await harness.api(operator, CREATE, { input: { ...gift, ...terms } }),
  ).deskCreateDiscount;
const end = async (discountId: string) =>
  expectOk(await endDiscount(harness.scope, operator, { discountId, reason: 'For the test.' }));

const CART = `query($ids: [Int!]!) { cartPreview(productIds: $ids) { lineItems {
  kind canBeRemoved isDiscount amountWithDiscount product { id } } } }`;
const cartOf = async (user: SignedInUser | null, ids: readonly number[]) =>
  dataOf<{ cartPreview: { lineItems: { canBeRemoved: boolean; product: { id: number } }[] } }>(
    await harness.api(user, CART, { ids }),
  ).cartPreview.lineItems.find(({ product }) => product.id === shampoo);

it('a gift is free in the cart beside another product, on the invoice and in the history of orders', async () => {
  const id = await give();
  expect(await cartOf(null, [shampoo])).toMatchObject({ canBeRemoved: true, isDiscount: false });
  const free = { kind: 'other', canBeRemoved: false, isDiscount: true, amountWithDiscount: 0 };
  expect(await cartOf(null, [foam, shampoo])).toMatchObject(free);

  const { patient: sam } = await harness.order({ products: [foam, shampoo] });
  await harness.drain();
  expect(await harness.charges(sam.id)).toEqual([foamPrice]);
  const [invoice] = await harness.rows('invoice', { user_id: sam.id });
  expect(await harness.rows('invoice_line', { invoice_id: invoice.id, kind: 'gift' })).toMatchObject([
    { description: 'Free shampoo', amount: -shampooPrice, product_id: shampoo, discount_id: id },
  ]);
  const query = '{ currentUser { orders { total invoice { lines { kind label amount } } } } }';
  type Shown = { currentUser: { orders: { total: number; invoice: { lines: object[] } }[] } };
  const [order] = dataOf<Shown>(await harness.api(sam, query)).currentUser.orders;
  expect(order).toMatchObject({ total: foamPrice });
  expect(order?.invoice.lines).toContainEqual({
    kind: 'gift',
    label: 'Free shampoo',
    amount: -shampooPrice,
  });
  const receipt = await orderDocument(harness.scope.read, { orderId: invoice.order_id, userId: sam.id });
  expect(receipt?.lines).toContainEqual(
    expect.objectContaining({ description: 'Free shampoo', amount: -shampooPrice }),
  );
  // It comes once: the refill costs what it always costs.
  await harness.untilNextCharge(sam);
  expect(await harness.charges(sam.id)).toEqual([foamPrice, foamPrice]);
  await end(id);
});

it('a gift comes neither alone, nor with a prescription only, nor with another gift, nor below its minimum', async () => {
  const id = await give({ minimumAmount: foamPrice + 1 });
  expect(await cartOf(null, [foam, shampoo])).toMatchObject({ canBeRemoved: true });
  await end(id);
  const again = await give();
  expect(await cartOf(null, [finasteride, shampoo])).toMatchObject({ canBeRemoved: true });
  const second = await give({ productIds: [pomade], stackable: true });
  expect(await cartOf(null, [pomade, shampoo])).toMatchObject({ canBeRemoved: true });
  await end(again);
  await end(second);
});

it.each([
  [{ productIds: null }, 'productIds', 'Enter the product that is the gift.'],
  [{ productIds: [999_999] }, 'productIds', 'There is no product 999999.'],
  [{ productIds: [foam] }, 'productIds', 'A gift does not renew: choose a one-time purchase.'],
  [{ productIds: [finasteride] }, 'productIds', 'A prescription product cannot be a gift.'],
  [{ value: 50 }, 'value', 'A gift is free: 100 percent.'],
  [{ cycles: 2 }, 'cycles', 'A gift comes with one order: enter 1.'],
])('an operator cannot make a gift with %j', async (terms, field, message) => {
  const answer = await createDiscount(harness.scope, operator, { ...gift, ...terms });
  expect(answer).toMatchObject({ failure: { code: 'BAD_USER_INPUT', fields: [{ field, message }] } });
});

it('a lower price for some products leaves others as they are; both are listed in words and recorded', async () => {
  const id = await give();
  const lower = await give({
    lineKind: 'discount_rule',
    description: 'Foam: 10% off',
    productIds: [foam],
    value: 10,
  });
  const { patient: ana } = await harness.order({ products: [foam] });
  await harness.drain();
  expect(await harness.charges(ana.id)).toEqual([foamPrice * 0.9]);
  const query = '{ deskDiscounts { discounts { id terms } } }';
  const { deskDiscounts } = dataOf<{ deskDiscounts: { discounts: { id: string; terms: string[] }[] } }>(
    await harness.api(operator, query),
  );
  const termsOf = (one: string) => deskDiscounts.discounts.find((row) => row.id === one)?.terms[0];
  expect(termsOf(id)).toMatch(/^.*shampoo.* free, with something else that needs no prescription$/i);
  expect(termsOf(lower)).toMatch(/^10% off .*foam/i);
  const [entry] = await harness.rows('audit_log', { action: 'discount.created', subject_id: id });
  expect(entry.detail).toMatchObject({ line: 'gift', products: [shampoo], reason: gift.reason });
  await end(id);
  await end(lower);
});
