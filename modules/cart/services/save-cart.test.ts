import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountEvents } from '#modules/account/index.ts';
import { openCartScope } from '#test/harness/cart-scope.ts';
import { cartPort } from '../index.ts';
import { orderedCart, saveCart } from './save-cart.ts';

const ANNA = '00000000-0000-4000-9000-00000000000a';
const LEAD = '00000000-0000-4000-9000-00000000000c';

let test: Awaited<ReturnType<typeof openCartScope>>;
beforeAll(async () => {
  test = await openCartScope();
});
afterAll(() => test?.close());

const kept = () => test.scope.use(cartPort).saved(ANNA);
const ordered = (at: Date) =>
  test.scope.use(cartPort).emptyOrdered({ userId: ANNA, leadId: null, productIds: [], at });

it('saves products that a visitor may choose, and keeps them after sign-in', async () => {
  expect(await saveCart(test.scope, LEAD, [211, 701, 9999, 211])).toEqual({ ok: true, value: [211] });
  await test.scope.emit(accountEvents.leadClaimed, { leadId: LEAD, userId: ANNA });
  await test.drain();
  expect(await kept()).toEqual([211]);
});

it('is empty after the order', async () => {
  test.clock.advance(1_000);
  await ordered(test.clock.now());
  expect(await kept()).toEqual([]);
});

it('keeps products that were added after the order', async () => {
  await saveCart(test.scope, ANNA, [239]);
  test.clock.advance(1_000);
  const at = test.clock.now();
  test.clock.advance(1_000);
  await saveCart(test.scope, ANNA, [313]);
  await ordered(at);
  expect(await kept()).toEqual([313]);
});

it('returns the ordered products to the visitor whose cart was ordered, and to nobody else', async () => {
  await saveCart(test.scope, LEAD, [211, 239]);
  test.clock.advance(1_000);
  const at = test.clock.now();
  await test.scope.use(cartPort).emptyOrdered({ userId: ANNA, leadId: LEAD, productIds: [211], at });
  const asked = (leadId: string | null, impersonatorId: string | null = null) =>
    orderedCart(test.scope, {
      leadId,
      user: impersonatorId ? { id: ANNA, role: 'patient', email: 'a@b.test', impersonatorId } : null,
    });
  expect(await asked(LEAD)).toEqual({ productIds: [211], at });
  expect(await test.scope.use(cartPort).saved(LEAD)).toEqual([]);
  for (const other of [null, ANNA]) expect(await asked(other)).toBeNull();
  expect(await asked(LEAD, 'staff')).toBeNull();
});

it('refuses more products than a cart may contain, naming the field', async () => {
  const ids = Array.from({ length: 51 }, (_, index) => index + 1);
  expect(await saveCart(test.scope, ANNA, ids)).toMatchObject({
    ok: false,
    failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'productIds' }] },
  });
});
