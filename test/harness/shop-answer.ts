import { productPath } from '#modules/cart/data/product-pages/paths-of-drug.ts';
import type { OurProductsQuery } from '#modules/cart/pages/our-products.generated.ts';
import { drugFactsSlugOf } from '#modules/catalogue/data/facts/slug-of.ts';
import { catalogueEntries } from '#modules/catalogue/domain/catalogue-entry.ts';
import type { Product } from '#modules/catalogue/domain/product.ts';
import { doseOfProduct } from '#modules/catalogue/index.ts';

/** What the API answers about the shop with these products; `offered` says which drugs are. */
export const shopAnswer = (
  products: readonly Product[],
  offered: (drugType: string) => boolean,
): OurProductsQuery => ({
  comparison: null,
  products: products
    .filter((product) => product.userSelectable)
    .map((product) => ({
      ...product,
      discount: null,
      unavailableStates: [],
      drugFacts: drugFactsSlugOf(product),
      dose: doseOfProduct(product),
    })),
  catalogue: catalogueEntries(products).map((entry) => ({
    ...entry,
    offered: offered(entry.drugType),
    drugFacts: drugFactsSlugOf(entry),
    page: productPath(entry.drugType),
    drugDescriptionResultsPage: entry.drugDescriptionResultsPage ?? null,
  })),
});
