import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import type { CartSpecialty } from './cart-change.ts';
import type { CartProduct } from './cart-product.ts';

/**
 * The specialties that products belong to, each once; unknown ids are ignored. Needs at least one id, and one that is a
 * product (S5.8, S8.9, S8.10).
 */
export const lookUpSpecialties = (
  productIds: readonly number[],
  products: readonly Pick<CartProduct, 'id' | 'specialtyProductCollection'>[],
): Result<readonly CartSpecialty[]> => {
  const nothing = 'No product IDs provided for specialties lookup';
  if (productIds.length === 0) return badInput([{ field: 'productIds', message: nothing }]);
  const found = products.filter(({ id }) => productIds.includes(id));
  return found.length === 0
    ? fail('NOT_FOUND', `No specialties found for product IDs: ${productIds.join(', ')}`)
    : ok([...new Set(found.map(({ specialtyProductCollection }) => specialtyProductCollection))]);
};
