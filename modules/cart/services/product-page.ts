import { cadenceMonths, cataloguePort, keyRisk, type Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { productPages } from '../data/product-pages/index.ts';
import type { ProductPageContent } from '../data/product-pages/shape.ts';

const bySlug = new Map<string, ProductPageContent>(productPages.map((page) => [page.slug, page]));

/** Shortest cadence first, the one-time purchase last. */
const inOrder = (a: Product, b: Product): number =>
  Number(cadenceMonths(a) === 0) - Number(cadenceMonths(b) === 0) || a.supplyInDays - b.supplyInDays;

const linkTo = (page: ProductPageContent, products: readonly Product[]) => {
  const [{ drugType }] = page.forms;
  const { slug, name, oneLine } = page;
  const needsPrescription = products.some((one) => one.drugType === drugType && one.needsPrescription);
  return {
    slug,
    name,
    oneLine,
    drugType,
    needsPrescription,
    risk: needsPrescription ? keyRisk(drugType) : null,
  };
};

/** The texts of a product's page with the products of the given catalog that are sold under it; null when there is no such page. */
export const productPageOf = (
  slug: string,
  all: readonly Product[],
  isOffered: (product: Product) => boolean = () => true,
) => {
  const page = bySlug.get(slug);
  if (!page) return null;
  const products = all.filter((product) => product.userSelectable);
  const forms = page.forms
    .map(({ drugType, label, serviceLine }) => ({
      drugType,
      label,
      products: products
        .filter(
          (product) => product.drugType === drugType && (!serviceLine || product.serviceLine === serviceLine),
        )
        .toSorted(inOrder),
    }))
    .filter((form) => form.products.length > 0);
  const [{ drugType: mainDrug }] = page.forms;
  const ofPage = all.filter((product) => page.forms.some(({ drugType }) => drugType === product.drugType));
  const sold = forms.flatMap((form) => form.products);
  return {
    ...page,
    notice: page.notice && { ...page.notice, points: page.notice.points ?? [] },
    more: (page.more ?? []).map((block) => ({ ...block, points: block.points ?? [] })),
    risk: page.risk ?? keyRisk(mainDrug),
    needsPrescription: sold.some((product) => product.needsPrescription),
    isNew: sold.some((product) => product.isNew),
    notOffered: ofPage.length > 0 && !ofPage.some(isOffered) ? mainDrug : null,
    forms,
    related: page.related.flatMap((related) => {
      const other = bySlug.get(related);
      return other ? [linkTo(other, products)] : [];
    }),
  };
};

/** The same with the current catalog. */
export const productPage = async (scope: Scope, slug: string) => {
  const catalogue = scope.use(cataloguePort);
  return productPageOf(slug, await catalogue.products(), catalogue.isOffered);
};
