import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCartScope } from '#test/harness/cart-scope.ts';
import { changeSavedCart, savedCart } from './change-saved-cart.ts';
import { saveCart } from './save-cart.ts';

const SAM = '00000000-0000-4000-9000-00000000000d';
const finasteride = 211;
const foam = 239;

let test: Awaited<ReturnType<typeof openCartScope>>;
beforeAll(async () => {
  test = await openCartScope();
});
afterAll(() => test?.close());

const idsOf = async (ownerId: string | null) => {
  const found = await savedCart(test.scope, ownerId);
  return found.ok ? found.value.productIds : null;
};

it('adds, also twice, and removes, also what is not in it', async () => {
  await changeSavedCart(test.scope, SAM, { add: [foam] });
  await changeSavedCart(test.scope, SAM, { add: [foam] });
  expect(await idsOf(SAM)).toEqual([foam]);
  await changeSavedCart(test.scope, SAM, { remove: [finasteride] });
  expect(await idsOf(SAM)).toEqual([foam]);
  await changeSavedCart(test.scope, SAM, { remove: [foam] });
  expect(await idsOf(SAM)).toEqual([]);
});

it('changes what the browser with scripts saved', async () => {
  await saveCart(test.scope, SAM, [foam]);
  await changeSavedCart(test.scope, SAM, { add: [finasteride] });
  expect((await idsOf(SAM))?.toSorted()).toEqual([finasteride, foam]);
});

it('keeps no product that a visitor may not choose', async () => {
  await changeSavedCart(test.scope, SAM, { add: [9_999] });
  expect(await idsOf(SAM)).not.toContain(9_999);
});

it('is empty for nobody known, and refuses a list longer than any cart', async () => {
  expect(await idsOf(null)).toEqual([]);
  const add = Array.from({ length: 101 }, (_, at) => at + 1);
  expect(await changeSavedCart(test.scope, SAM, { add })).toMatchObject({
    failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'add' }] },
  });
});
