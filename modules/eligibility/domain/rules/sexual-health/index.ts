import type { Rule } from '../../rule.ts';
import { erectionAgeRules } from './age.ts';
import { pde5BloodPressureRules } from './blood-pressure-pde5.ts';
import { delaySprayRules } from './delay-spray.ts';
import { earlyEjaculationRules } from './early-ejaculation.ts';
import { freshRules } from './fresh.ts';
import { heartRules } from './heart.ts';
import { moodRules } from './mood.ts';
import { nitrateRules } from './nitrates.ts';
import { notSureRules } from './not-sure.ts';
import { pde5Rules } from './pde5.ts';
import { pde5DoseRules } from './pde5-dose.ts';
import { ssriRules } from './ssri.ts';
import { ssriHealthRules } from './ssri-health.ts';
import { earlyEjaculationTexts, pde5Texts } from './texts.ts';
import { withOurProductsRules } from './with-our-products.ts';

/** The rules of erectile dysfunction. They hold for erection medicine that is prescribed for early ejaculation too. */
export const erectileDysfunctionRules: readonly Rule[] = [
  ...erectionAgeRules,
  ...nitrateRules,
  ...pde5BloodPressureRules,
  ...heartRules,
  ...notSureRules,
  ...pde5Rules,
  ...pde5DoseRules,
  ...freshRules,
  ...pde5Texts,
];

/** The rules that premature ejaculation adds. */
export const prematureEjaculationRules: readonly Rule[] = [
  ...earlyEjaculationRules,
  ...ssriRules,
  ...ssriHealthRules,
  ...moodRules,
  ...delaySprayRules,
  ...withOurProductsRules,
  ...earlyEjaculationTexts,
];
