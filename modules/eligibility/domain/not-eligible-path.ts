import type { Evaluation } from './evaluation.ts';

const byRule = new Map([
  ['SEX', '/not-eligible-user/sex'],
  ['STATE', '/not-eligible-user/state'],
]);

/**
 * The page that explains why this visit, or a part of it, cannot continue (S2.44); null when it
 * can, or when the reasons are shown on the same page because they have no page of their own.
 */
export const notEligiblePath = (evaluation: Evaluation): string | null => {
  if (evaluation.outcome === 'alternative') return '/not-eligible-user/alternatives';
  if (evaluation.outcome !== 'stop') return null;
  const page = evaluation.findings.find(
    (finding) => finding.outcome === 'stop' && byRule.has(finding.ruleId),
  );
  return (page && byRule.get(page.ruleId)) ?? null;
};
