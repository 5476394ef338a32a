import type { Scope } from '#server/scope.ts';
import type { Finding } from '../domain/index.ts';
import { strengthOf } from '../domain/outcome.ts';
import { basisOf } from '../domain/patient-facts/read-facts.ts';
import { counselTexts } from '../domain/visit-guards.ts';
import type { FindingService } from '../index.ts';
import { findingRepository, type TextRead } from '../repositories/findings.ts';

/** When the patient read a counsel text; null for other findings. */
const readAtOf = ({ ruleId, version, outcome }: Finding, read: readonly TextRead[]): Date | null =>
  (outcome === 'counsel' && read.find((one) => one.ruleId === ruleId && one.version === version)?.at) || null;

/** The findings of each visit. */
export const findingService = (scope: Scope): FindingService => {
  const findings = findingRepository(scope.db);
  const now = () => scope.clock.now();
  return {
    record: (consultationId, { facts, evaluation, known }, read = []) =>
      findings.add(
        consultationId,
        evaluation.findings.map((finding) => ({
          id: scope.ids.uuid(),
          finding,
          basis: basisOf(known, facts.answers, finding.inputs),
          readAt: readAtOf(finding, read),
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
