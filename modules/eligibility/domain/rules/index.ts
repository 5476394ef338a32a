import type { Rule } from '../rule.ts';
import { bloodPressureRules } from './blood-pressure.ts';
import { finasterideRules } from './finasteride.ts';
import { hairLossRules } from './hair-loss.ts';
import { ketoconazoleRules } from './ketoconazole.ts';
import { oralMinoxidilRules } from './oral-minoxidil.ts';
import { sharedRules } from './shared.ts';
import { sideEffectRules } from './side-effects.ts';
import { topicalCombinationRules } from './topical-combination.ts';
import { topicalMinoxidilRules } from './topical-minoxidil.ts';

/** Every rule, in the order in which findings are listed. */
export const rules: readonly Rule[] = [
  ...sharedRules,
  ...hairLossRules,
  ...finasterideRules,
  ...topicalCombinationRules,
  ...topicalMinoxidilRules,
  ...oralMinoxidilRules,
  ...bloodPressureRules,
  ...ketoconazoleRules,
  ...sideEffectRules,
];
