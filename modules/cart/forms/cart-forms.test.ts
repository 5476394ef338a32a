import { expect, it } from 'vitest';
import type { PageForm } from '#server/forms/page-form.ts';
import { sendForm } from '#test/harness/send-form.ts';
import { cartForms } from './cart-forms.ts';

const [add, remove] = cartForms as [PageForm, PageForm];

const send = async (form: PageForm, productId: string | readonly string[]) => {
  const asked: unknown[] = [];
  const result = await sendForm(form, { productId }, async (_source, variables) => {
    asked.push(variables);
    return { data: { changeSavedCart: { productIds: [] } } };
  });
  return { asked, result };
};

it.each([
  ['adds one product', add, '239', { add: [239], remove: null }],
  ['adds several at once', add, ['239', '211'], { add: [239, 211], remove: null }],
  ['removes', remove, '239', { add: null, remove: [239] }],
])('%s and leads to the cart', async (_what, form, productId, wanted) => {
  expect(await send(form, productId)).toEqual({
    asked: [wanted],
    result: { ok: true, value: { to: '/cart' } },
  });
});

it.each([[[]], ['x'], ['-1'], ['1e99']])('names the field for no product: %s', async (productId) => {
  const { asked, result } = await send(add, productId);
  expect(asked).toEqual([]);
  expect(result).toMatchObject({ failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'productId' }] } });
});
