import { rules } from './index.ts';
import type { Rule } from './rule.ts';
import { sexualHealthRules } from './sexual-health.fixture.ts';

/** The rules of every service line and those of hair loss care; those of sexual health have tests of their own. */
export const hairRules: readonly Rule[] = rules.filter((rule) => !sexualHealthRules.includes(rule));
