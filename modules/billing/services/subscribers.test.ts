import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { cartPort } from '#modules/cart/index.ts';
import { cartModule } from '#modules/cart/module.ts';
import { saveCart } from '#modules/cart/services/save-cart.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { defineEvent } from '#server/events/event.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { type TestScope, testScope } from '#test/harness/scope.ts';
import { billingEvents } from '../events.ts';
import { subscribers } from './subscribers.ts';

const ANNA = '00000000-0000-4000-9000-00000000000a';
const LEAD = '00000000-0000-4000-9000-00000000000c';

/** An event as earlier versions wrote it: without lead and products. */
const olderCheckoutPlaced = defineEvent(
  billingEvents.checkoutPlaced.name,
  z.object({ userId: z.string(), checkoutId: z.string() }),
);

let database: TestDatabase;
let test: TestScope;
beforeAll(async () => {
  database = await createTestDatabase();
  test = testScope({
    ...database,
    modules: [catalogueModule, cartModule, { id: 'billing', dependsOn: ['cart'], subscribers }],
  });
  await catalogueModule.seed?.(test.scope);
});
afterAll(() => database.drop());

const kept = (owner: string) => test.scope.use(cartPort).saved(owner);

it('a checkout empties the saved cart, also through an older event without lead and products', async () => {
  await saveCart(test.scope, ANNA, [211]);
  test.clock.advance(1_000);
  await test.scope.emit(olderCheckoutPlaced, { userId: ANNA, checkoutId: 'c-1' });
  test.clock.advance(1_000);
  await test.drain();
  expect(await kept(ANNA)).toEqual([]);
});

it('a checkout keeps products that were added to the cart after it', async () => {
  await saveCart(test.scope, ANNA, [239]);
  test.clock.advance(1_000);
  await test.scope.emit(olderCheckoutPlaced, { userId: ANNA, checkoutId: 'c-2' });
  test.clock.advance(1_000);
  await saveCart(test.scope, ANNA, [313]);
  await test.drain();
  expect(await kept(ANNA)).toEqual([313]);
});

it('a checkout empties the cart that a visitor saved under their lead id', async () => {
  await saveCart(test.scope, LEAD, [211, 239]);
  test.clock.advance(1_000);
  const payload = { userId: ANNA, checkoutId: 'c-3', leadId: LEAD, productIds: [211] };
  await test.scope.emit(billingEvents.checkoutPlaced, payload);
  await test.drain();
  expect(await kept(LEAD)).toEqual([]);
});
