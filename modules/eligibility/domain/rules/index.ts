import type { Rule } from '../rule.ts';
import { hairLossCareRules } from './hair-loss-care.ts';
import { erectileDysfunctionRules, prematureEjaculationRules } from './sexual-health/index.ts';
import { sharedRules } from './shared.ts';

/** Every rule, in the order in which findings are listed: those of all prescription drugs, then each service line's. */
export const rules: readonly Rule[] = [
  ...sharedRules,
  ...hairLossCareRules,
  ...erectileDysfunctionRules,
  ...prematureEjaculationRules,
];
