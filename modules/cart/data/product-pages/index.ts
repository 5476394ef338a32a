import { dailyHairDefensePage } from './daily-hair-defense.ts';
import { finasteridePage } from './finasteride.ts';
import { thickeningConditionerPage, thickeningPomadePage, thickeningShampooPage } from './hair-care.ts';
import { ketoconazolePage } from './ketoconazole.ts';
import { minoxidilFoamPage } from './minoxidil-foam.ts';
import { minoxidilSolutionPage } from './minoxidil-solution.ts';
import { minoxidilSprayPage } from './minoxidil-spray.ts';
import type { ProductPageContent } from './shape.ts';
import { topicalCombinationPage } from './topical-finasteride-and-minoxidil.ts';

/** One page for each product that has its own address. */
export const productPages: readonly ProductPageContent[] = [
  finasteridePage,
  minoxidilFoamPage,
  minoxidilSolutionPage,
  thickeningShampooPage,
  thickeningConditionerPage,
  thickeningPomadePage,
  ketoconazolePage,
  topicalCombinationPage,
  dailyHairDefensePage,
  minoxidilSprayPage,
];
