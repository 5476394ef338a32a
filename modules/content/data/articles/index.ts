import type { Article } from './article.ts';
import { erectionsAndTheHeart } from './erections-and-the-heart.ts';
import { finasterideInNumbers } from './finasteride-in-numbers.ts';
import { howPatternHairLossWorks } from './how-pattern-hair-loss-works.ts';
import { minoxidilFoamOrSolution } from './minoxidil-foam-or-solution.ts';
import { sheddingInTheFirstMonths } from './shedding-in-the-first-months.ts';
import { treatingEarlyEjaculation } from './treating-early-ejaculation.ts';
import { whatAClinicianChecks } from './what-a-clinician-checks.ts';
import { whenHairLossIsNotMalePattern } from './when-hair-loss-is-not-male-pattern.ts';

/** Every article of /learn, in the order of the index page. */
export const articles: readonly Article[] = [
  howPatternHairLossWorks,
  whenHairLossIsNotMalePattern,
  finasterideInNumbers,
  minoxidilFoamOrSolution,
  sheddingInTheFirstMonths,
  whatAClinicianChecks,
  erectionsAndTheHeart,
  treatingEarlyEjaculation,
];
