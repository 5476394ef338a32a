import { rules } from '../rules/index.ts';

const hardStops = new Set(
  rules.filter(({ outcome }) => outcome === 'stop' || outcome === 'emergency').map(({ id }) => id),
);

/** Whether two clinicians have to resolve the rule's finding: its outcome is a stop or an emergency. */
export const needsTwoClinicians = (ruleId: string): boolean => hardStops.has(ruleId);
