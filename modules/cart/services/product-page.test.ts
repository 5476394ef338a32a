import { expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { productPageOf } from './product-page.ts';

it('a product page whose drug is not offered sells nothing and names the drug for the notification', () => {
  const closed = catalogueProducts.map((product) =>
    product.drugType === 'finasteride' ? { ...product, userSelectable: false } : product,
  );
  const page = productPageOf('finasteride', closed, ({ drugType }) => drugType !== 'finasteride');
  expect(page).toMatchObject({ notOffered: 'finasteride', forms: [] });
});

it('a product page whose drug is offered names none', () => {
  expect(productPageOf('finasteride', catalogueProducts, () => true)?.notOffered).toBeNull();
});
