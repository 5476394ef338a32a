import type { ConflictProductCollection, Product } from '../domain/product.ts';
import { conflictGroups } from './conflicts.ts';
import { type DrugListing, productsOf } from './drug-listing.ts';
import { customRxAntiAging } from './hair/custom-rx-anti-aging.ts';
import { finasteride } from './hair/finasteride.ts';
import { follicularUnitExtraction } from './hair/follicular-unit-extraction.ts';
import { ketoconazole } from './hair/ketoconazole.ts';
import { minoxidil } from './hair/minoxidil.ts';
import { minoxidilFoam } from './hair/minoxidil-foam.ts';
import { minoxidilOral } from './hair/minoxidil-oral.ts';
import { minoxidilSpray } from './hair/minoxidil-spray.ts';
import { plateletRichPlasma } from './hair/platelet-rich-plasma.ts';
import { pomade } from './hair/pomade.ts';
import { dailyDefenseSupplement } from './hair/supplement.ts';
import { thickeningConditioner } from './hair/thickening-conditioner.ts';
import { thickeningShampoo } from './hair/thickening-shampoo.ts';
import { topicalFinasterideAndMinoxidil } from './hair/topical-finasteride-and-minoxidil.ts';
import { topicalFinasterideAndMinoxidilFoam } from './hair/topical-finasteride-and-minoxidil-foam.ts';
import { climaxDelaySpray } from './sexual-health/climax-delay-spray.ts';
import { escitalopram } from './sexual-health/escitalopram.ts';
import { fluoxetine } from './sexual-health/fluoxetine.ts';
import { sertraline } from './sexual-health/sertraline.ts';
import { sildenafil, sildenafilForEarlyEjaculation } from './sexual-health/sildenafil.ts';
import { tadalafil, tadalafilForEarlyEjaculation } from './sexual-health/tadalafil.ts';

const listings: readonly DrugListing[] = [
  topicalFinasterideAndMinoxidil,
  topicalFinasterideAndMinoxidilFoam,
  finasteride,
  minoxidilFoam,
  minoxidil,
  minoxidilSpray,
  minoxidilOral,
  ketoconazole,
  thickeningShampoo,
  thickeningConditioner,
  pomade,
  dailyDefenseSupplement,
  follicularUnitExtraction,
  plateletRichPlasma,
  customRxAntiAging,
  sildenafil,
  tadalafil,
  sildenafilForEarlyEjaculation,
  tadalafilForEarlyEjaculation,
  sertraline,
  escitalopram,
  fluoxetine,
  climaxDelaySpray,
];

const withoutConflicts = listings.flatMap(productsOf);

const collections = conflictGroups.map(({ id, name, drugTypes }) => ({
  drugTypes,
  collection: {
    id,
    name,
    productIds: withoutConflicts
      .filter(({ drugType }) => drugTypes.includes(drugType))
      .map((product) => product.id),
  } satisfies ConflictProductCollection,
}));

/** The whole catalog: every product with its price and the products it conflicts with. */
export const catalogueProducts: readonly Product[] = withoutConflicts.map((product) => ({
  ...product,
  conflictProductCollections: collections
    .filter(({ drugTypes }) => drugTypes.includes(product.drugType))
    .map(({ collection }) => collection),
}));
