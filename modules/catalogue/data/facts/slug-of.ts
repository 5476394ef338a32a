import type { Product } from '../../domain/product.ts';
import type { DrugFactsSlug } from './drug-facts-meta.ts';
import { allDrugFacts } from './index.ts';

/** Slug of the drug-facts page of a product and its use; null where there is none: hair care, procedures. */
export const drugFactsSlugOf = ({
  drugType,
  serviceLine,
}: Pick<Product, 'drugType' | 'serviceLine'>): DrugFactsSlug | null => {
  const facts = allDrugFacts.filter(({ drugTypes }) => drugTypes.includes(drugType));
  const own = facts.find((page) => page.onlyFor === serviceLine);
  return (own ?? facts.find((page) => page.onlyFor === undefined))?.slug ?? null;
};
