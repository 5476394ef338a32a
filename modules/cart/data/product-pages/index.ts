import { climaxDelaySprayPage } from './climax-delay-spray.ts';
import { dailyHairDefensePage } from './daily-hair-defense.ts';
import { escitalopramPage } from './escitalopram.ts';
import { finasteridePage } from './finasteride.ts';
import { fluoxetinePage } from './fluoxetine.ts';
import { thickeningConditionerPage, thickeningPomadePage, thickeningShampooPage } from './hair-care.ts';
import { ketoconazolePage } from './ketoconazole.ts';
import { minoxidilFoamPage } from './minoxidil-foam.ts';
import { minoxidilSolutionPage } from './minoxidil-solution.ts';
import { minoxidilSprayPage } from './minoxidil-spray.ts';
import { oralMinoxidilPage } from './oral-minoxidil.ts';
import { sertralinePage } from './sertraline.ts';
import type { ProductPageContent } from './shape.ts';
import { sildenafilPage } from './sildenafil.ts';
import { tadalafilPage } from './tadalafil.ts';
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
  oralMinoxidilPage,
  sildenafilPage,
  tadalafilPage,
  sertralinePage,
  fluoxetinePage,
  escitalopramPage,
  climaxDelaySprayPage,
];
