import type { ConflictProductCollection, Product } from '../domain/product.ts';
import { conflictGroups } from './conflicts.ts';
import { type DrugSheet, productsOf } from './drug-sheet.ts';
import { customRxAntiAging } from './hair/custom-rx-anti-aging.ts';
import { finasteride } from './hair/finasteride.ts';
import { pomade, thickeningConditioner, thickeningShampoo } from './hair/hair-care.ts';
import { ketoconazole } from './hair/ketoconazole.ts';
import { minoxidil } from './hair/minoxidil.ts';
import { minoxidilFoam } from './hair/minoxidil-foam.ts';
import { minoxidilOral } from './hair/minoxidil-oral.ts';
import { minoxidilSpray } from './hair/minoxidil-spray.ts';
import { follicularUnitExtraction, plateletRichPlasma } from './hair/procedures.ts';
import { dailyDefenseSupplement } from './hair/supplement.ts';
import {
  topicalFinasterideAndMinoxidil,
  topicalFinasterideAndMinoxidilFoam,
} from './hair/topical-finasteride-and-minoxidil.ts';
import { climaxDelaySpray } from './sexual-health/climax-delay-spray.ts';
import { erectileDysfunctionSheets, prematureEjaculationSheets } from './sexual-health/pde5-inhibitors.ts';
import { escitalopram, fluoxetine, sertraline } from './sexual-health/ssris.ts';

const sheets: readonly DrugSheet[] = [
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
  ...erectileDysfunctionSheets,
  ...prematureEjaculationSheets,
  sertraline,
  escitalopram,
  fluoxetine,
  climaxDelaySpray,
];

const withoutConflicts = sheets.flatMap(productsOf);

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

/** The whole catalogue: every product with its price and the products it conflicts with. */
export const catalogueProducts: readonly Product[] = withoutConflicts.map((product) => ({
  ...product,
  conflictProductCollections: collections
    .filter(({ drugTypes }) => drugTypes.includes(product.drugType))
    .map(({ collection }) => collection),
}));
