import { rules } from '../rules/index.ts';

const hardStops = new Set(
  rules.filter(({ outcome }) => outcome === 'stop' || outcome === 'emergency').map(({ id }) => id),
);

/** Whether what the rule found is resolved by two clinicians: its outcome is a stop or an emergency. */
export const needsTwoClinicians = (ruleId: string): boolean => hardStops.has(ruleId);
