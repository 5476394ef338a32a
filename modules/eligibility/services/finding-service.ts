import type { Scope } from '#server/scope.ts';
import { strengthOf } from '../domain/outcome.ts';
import { basisOf } from '../domain/patient-facts/read-facts.ts';
import { counselTexts } from '../domain/visit-guards.ts';
import type { FindingService } from '../index.ts';
import { findingRepository } from '../repositories/findings.ts';

/** The findings of each visit. */
export const findingService = (scope: Scope): FindingService => {
  const findings = findingRepository(scope.db);
  const now = () => scope.clock.now();
  return {
    record: (consultationId, { facts, evaluation, known }) =>
      findings.add(
        consultationId,
        evaluation.findings.map((finding) => ({
          id: scope.ids.uuid(),
          finding,
          basis: basisOf(known, facts.answers, finding.inputs),
        })),
        now(),
      ),
    acknowledge: (consultationId, ruleIds, clinicianId) =>
      findings.acknowledge(consultationId, ruleIds, clinicianId, now()),
    acknowledgedRuleIds: findings.acknowledgedRuleIds,
    textsRead: (evaluation, ruleIds) =>
      counselTexts(evaluation)
        .filter(({ ruleId }) => ruleIds.includes(ruleId))
        .map(({ ruleId, version }) => ({ ruleId, version, at: now() })),
    markRead: findings.markRead,
    readAt: findings.readAt,
    unsettled: async (consultationIds, { facts, evaluation, known }) => {
      const settled = await findings.acknowledgedAt(consultationIds);
      return evaluation.findings.filter(({ ruleId, version, inputs, outcome }) => {
        if (strengthOf(outcome) < strengthOf('review')) return false;
        const basis = basisOf(known, facts.answers, inputs);
        const isSettled = settled.some(
          (one) => one.ruleId === ruleId && one.version === version && one.basis === basis,
        );
        return outcome !== 'review' || !isSettled;
      });
    },
    of: findings.of,
  };
};
