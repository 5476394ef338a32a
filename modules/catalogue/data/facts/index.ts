import { climaxDelaySprayFacts } from './climax-delay-spray.ts';
import { dailyHairDefenseFacts } from './daily-hair-defense-supplement.ts';
import type { DrugFacts } from './drug-facts.ts';
import { escitalopramFacts } from './escitalopram.ts';
import { finasterideFacts } from './finasteride.ts';
import { fluoxetineFacts } from './fluoxetine.ts';
import { ketoconazoleFacts } from './ketoconazole-shampoo.ts';
import { minoxidilFoamFacts } from './minoxidil-foam.ts';
import { minoxidilSolutionFacts } from './minoxidil-solution.ts';
import { minoxidilSprayFacts } from './minoxidil-spray.ts';
import { oralMinoxidilFacts } from './oral-minoxidil.ts';
import { sertralineFacts } from './sertraline.ts';
import { sildenafilFacts } from './sildenafil-citrate.ts';
import { sildenafilForEarlyEjaculationFacts } from './sildenafil-citrate-pe.ts';
import { tadalafilFacts } from './tadalafil.ts';
import { topicalCombinationFacts } from './topical-finasteride-and-minoxidil.ts';

/** The facts of every drug and supplement we sell, one page each. */
export const allDrugFacts: readonly DrugFacts[] = [
  finasterideFacts,
  topicalCombinationFacts,
  minoxidilFoamFacts,
  minoxidilSolutionFacts,
  minoxidilSprayFacts,
  oralMinoxidilFacts,
  ketoconazoleFacts,
  sildenafilFacts,
  sildenafilForEarlyEjaculationFacts,
  tadalafilFacts,
  sertralineFacts,
  fluoxetineFacts,
  escitalopramFacts,
  climaxDelaySprayFacts,
  dailyHairDefenseFacts,
];
