import { ALERT_AFTER_MINUTES, renewalMedicalHistoryFor } from '#modules/eligibility/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { submitRenewal } from './intake.ts';

/**
 * An emergency in the saved answers of a renewal reaches the care team although the page was closed before anything
 * was sent. What he sent himself meanwhile, or took back, is left alone.
 */
export const alertEmergencies = async (scope: Scope): Promise<void> => {
  const before = new Date(scope.clock.now().getTime() - ALERT_AFTER_MINUTES * 60_000);
  const { name } = renewalMedicalHistoryFor([]);
  for (const { id: responseId, userId, revision } of await scope.use(quizPort).urgentDrafts(name, before)) {
    if (userId === null) continue;
    const input = { responseId, revision, isEmergency: true, acknowledgedRuleIds: [] };
    const sent = await submitRenewal(scope, systemActor, userId, input);
    if (!sent.ok)
      scope.log.warn({ responseId, code: sent.failure.code }, 'an emergency could not be handed in');
  }
};
