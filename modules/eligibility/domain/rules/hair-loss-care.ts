import type { Rule } from '../rule.ts';
import { bloodPressureRules } from './blood-pressure.ts';
import { finasterideRules } from './finasteride.ts';
import { hairLossRules } from './hair-loss.ts';
import { ketoconazoleRules } from './ketoconazole.ts';
import { oralMinoxidilRules } from './oral-minoxidil.ts';
import { finasterideMoodRules } from './sexual-health/mood.ts';
import { sideEffectRules } from './side-effects.ts';
import { topicalCombinationRules } from './topical-combination.ts';
import { topicalMinoxidilRules } from './topical-minoxidil.ts';

/** The rules of hair loss care, in the order in which findings are listed. */
export const hairLossCareRules: readonly Rule[] = [
  ...hairLossRules,
  ...finasterideRules,
  ...finasterideMoodRules,
  ...topicalCombinationRules,
  ...topicalMinoxidilRules,
  ...oralMinoxidilRules,
  ...bloodPressureRules,
  ...ketoconazoleRules,
  ...sideEffectRules,
];
