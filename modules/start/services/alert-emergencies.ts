import { ALERT_AFTER_MINUTES } from '#modules/eligibility/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { submitFlow } from './flow.ts';

const flow = 'oos-medical-history';

/**
 * An emergency in the saved history of a patient who moved reaches the care team although the page was closed. Of a
 * visitor we know no name: the page has told him who helps.
 */
export const alertEmergencies = async (scope: Scope): Promise<void> => {
  const before = new Date(scope.clock.now().getTime() - ALERT_AFTER_MINUTES * 60_000);
  for (const { id: responseId, userId, revision } of await scope.use(quizPort).urgentDrafts(flow, before)) {
    if (userId === null) continue;
    const who = { owner: { userId }, actor: systemActor };
    const sent = await submitFlow(scope, who, flow, { responseId, revision, acknowledgedRuleIds: [] });
    if (!sent.ok)
      scope.log.warn({ responseId, code: sent.failure.code }, 'an emergency could not be handed in');
  }
};
