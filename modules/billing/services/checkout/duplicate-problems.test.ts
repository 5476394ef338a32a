import { expect, it } from 'vitest';
import { provide } from '#server/scope.ts';
import { productWithId } from '#test/harness/doubles/catalogue-in-memory.ts';
import { scopeInMemory } from '#test/harness/doubles/scope-in-memory.ts';
import { type TherapyRefusal, therapyCheckPort } from '../../index.ts';
import { duplicateProblems } from './duplicate-problems.ts';

const refusal: TherapyRefusal = {
  productId: 211,
  message: 'Finasteride cannot be ordered.',
  hint: 'See “Orders” in your account.',
  href: '/order-history',
  label: 'See your order',
};
const order = { checkoutId: 'checkout', shipState: 'NY', dob: null };
const products = [productWithId(211), productWithId(212)];

it('names each refused product of the order, with the page to open', async () => {
  const asked: unknown[] = [];
  const scope = scopeInMemory([
    provide(therapyCheckPort, () => ({
      refusals: async (...question) => {
        asked.push(question);
        return [
          refusal,
          { ...refusal, productId: 212, message: 'Ketoconazole cannot be ordered.', hint: '' },
        ];
      },
      refusalsOfChange: async () => [],
      refusalsOfReactivation: async () => [],
      refusalsOfUndo: async () => [],
      record: async () => {},
    })),
  ]);
  expect(await duplicateProblems(scope, 'patient', products, order)).toEqual([
    { field: 'productIds', message: 'Finasteride cannot be ordered. See “Orders” in your account.' },
    { field: 'productIds', message: 'Ketoconazole cannot be ordered.' },
  ]);
  expect(asked).toEqual([['patient', products, order]]);
});
