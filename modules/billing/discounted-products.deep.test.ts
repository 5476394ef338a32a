import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '#server/database/listen.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { type Harness, openHarness } from '#test/harness/harness.ts';
import { foam, foamPrice } from '#test/harness/products.ts';
import { createDiscount } from './services/discounts/create-discount.ts';
import { endDiscount } from './services/discounts/end-discount.ts';

/** Over the counter, every 90 days as the foam. */
const thickening = 313;

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness?.close());

const create = async (terms: Record<string, unknown>): Promise<string> =>
  expectOk(
    await createDiscount(harness.scope, await harness.operator(), {
      ...{ code: null, description: 'Spring: 20% off', kind: 'percent', value: 20, cycles: 1 },
      ...{ appliesTo: 'everything', firstOrderOnly: false, stackable: false, reason: 'For the test.' },
      ...terms,
    }),
  );
const end = async (discountId: string) =>
  expectOk(
    await endDiscount(harness.scope, await harness.operator(), { discountId, reason: 'For the test.' }),
  );

/** As the page of a product and the plan selection read it. */
const shownTo = async (user: SignedInUser | null) => {
  const query = `{ product(productId: ${foam}) { price discount { first second } } }`;
  return dataOf<{ product: { price: number; discount: { first: number; second: number } | null } }>(
    await harness.api(user, query),
  ).product;
};

it('a product shows what everybody gets, and its later price; what one person gets is on no page for all', async () => {
  const ana = await harness.account();
  expect(await shownTo(null)).toEqual({ price: foamPrice, discount: null });
  const spring = await create({});
  const off = { first: foamPrice * 0.2, second: 0 };
  expect((await shownTo(null)).discount).toEqual(off);
  await end(spring);

  const welcome = await create({ firstOrderOnly: true, cycles: null });
  expect((await shownTo(null)).discount).toBeNull();
  expect((await shownTo(ana)).discount).toEqual({ first: off.first, second: off.first });
  await harness.order({ products: [foam], patient: ana });
  expect((await shownTo(ana)).discount).toBeNull();
  await end(welcome);

  // Another product in the cart would take a part of it.
  const amount = await create({ kind: 'amount', value: 500 });
  expect((await shownTo(ana)).discount).toBeNull();
  await end(amount);
});

it('the price that a page shows is the charge of the order', async () => {
  const spring = await create({});
  const ben = await harness.account();
  const { price, discount } = await shownTo(ben);
  await harness.order({ products: [foam], patient: ben });
  await harness.drain();
  expect(await harness.charges(ben.id)).toEqual([price - (discount?.first ?? 0)]);
  await harness.untilNextCharge(ben);
  expect((await harness.charges(ben.id)).at(-1)).toBe(price - (discount?.second ?? 0));
  await end(spring);
});

const CART = `query($ids: [Int!]!) { cartPreview(productIds: $ids) { lineItems { amountWithDiscount nextAmount lastAmount } } }`;
const cartOf = async (user: SignedInUser | null, ids: readonly number[]) => {
  const { lineItems } = dataOf<{
    cartPreview: { lineItems: { amountWithDiscount: number; nextAmount: number; lastAmount: number }[] };
  }>(await harness.api(user, CART, { ids })).cartPreview;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
  return {
    first: sum(lineItems.map(({ amountWithDiscount }) => amountWithDiscount)),
    next: sum(lineItems.map(({ nextAmount }) => nextAmount)),
    last: sum(lineItems.map(({ lastAmount }) => lastAmount)),
  };
};

/** What was charged, order by order, without the tax that the cart cannot know. */
const paidFor = async ({ id }: SignedInUser): Promise<number[]> => {
  const { rows } = await harness.scope.db.raw(
    `select sum(l.amount)::int as paid from invoice i join invoice_line l on l.invoice_id = i.id
     where i.user_id = ? and i.status = 'paid' and l.kind <> 'sales_tax' group by i.id order by min(i.created_at)`,
    [id],
  );
  return rows.map(({ paid }: { paid: number }) => paid);
};

it.each([
  ['percent of every product', { value: 20 }],
  ['amount for all together', { kind: 'amount', value: 700 }],
  ['percent of two orders', { value: 20, cycles: 2 }],
  ['percent of a first order', { value: 15, firstOrderOnly: true, cycles: null }],
])('the cart of a guest and of a patient shows what is charged: %s', async (_, terms) => {
  const discount = await create(terms);
  const cleo = await harness.account();
  const ids = [foam, thickening];
  const shown = await cartOf(cleo, ids);
  expect(await cartOf(null, ids)).toEqual(shown);
  await harness.order({ products: ids, patient: cleo });
  await harness.drain();
  expect(await paidFor(cleo)).toEqual([shown.first]);
  await harness.untilNextCharge(cleo);
  expect(await paidFor(cleo)).toEqual([shown.first, shown.next]);
  await harness.untilNextCharge(cleo);
  expect(await paidFor(cleo)).toEqual([shown.first, shown.next, shown.last]);
  await end(discount);
});

it('every process is notified when discounts change, and when one ends by itself', async () => {
  const heard: string[] = [];
  const listener = await listen(
    harness.database.url,
    ['discounts'],
    (channel) => heard.push(channel),
    harness.scope.log,
  );
  const hear = async (): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return heard.splice(0).length;
  };
  await hear();
  const tomorrow = new Date(harness.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  await create({ validUntil: tomorrow });
  expect(await hear()).toBeGreaterThan(0);
  await harness.sweep();
  await hear();
  await harness.sweep();
  expect(await hear()).toBe(0);
  harness.clock.advance(3 * 86_400_000);
  await harness.sweep();
  expect(await hear()).toBe(1);
  await listener.stop();
});
