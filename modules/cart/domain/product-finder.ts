import type { CartProduct } from './cart-product.ts';

/**
 * Finds products by id. Throws when there is no product data yet and for an id that the data does not hold (S8.6):
 * `previewCart` filters ids from outside first.
 */
export const productFinder = <P extends CartProduct>(products: readonly P[]): ((id: number) => P) => {
  const byId = new Map(products.map((product) => [product.id, product]));
  return (id) => {
    const product = byId.get(id);
    if (product) return product;
    throw new Error(
      products.length === 0
        ? 'Product data is used before it was saved: save products data first.'
        : `Product ${id} is not in the products data: update the data.`,
    );
  };
};
