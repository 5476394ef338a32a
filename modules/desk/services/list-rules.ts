import { type RuleOverview, ruleOverview } from '#modules/eligibility/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';

/** Every rule, with how often it fired in the last 30 days. It names no patient; reading it is audited like every staff page. */
export const listRules = async (scope: Scope, { actor }: Staff): Promise<RuleOverview> => {
  const overview = await ruleOverview(scope);
  await recordAudit(scope, {
    actor,
    action: 'desk.rules_read',
    subject: 'desk',
    subjectId: 'rules',
    detail: { from: overview.from, to: overview.to },
  });
  return overview;
};
