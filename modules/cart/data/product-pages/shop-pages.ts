import { drugTypes } from '#modules/catalogue/index.ts';
import type { ShopPage } from '../../product-pages-port.ts';
import { productPath } from './paths-of-drug.ts';
import { productMeta, productSlugs } from './product-page-meta.ts';

/** Every product page with what it sells. */
export const shopPages: readonly ShopPage[] = productSlugs.flatMap((slug) => {
  const path = `/our-products/${slug}`;
  const meta = productMeta(slug);
  return meta
    ? [{ ...meta, path, drugTypes: drugTypes.filter((drugType) => productPath(drugType) === path) }]
    : [];
});
