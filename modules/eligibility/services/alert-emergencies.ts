import { quizPort } from '#modules/quiz/index.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { ALERT_AFTER_MINUTES } from '../domain/index.ts';
import { clinicalQuestionnaires } from '../domain/registry/registry.ts';
import { urgentDraftPort } from '../urgent-draft-port.ts';

const urgentDrafts = (scope: Scope) =>
  scope.use(quizPort).urgentDrafts(
    clinicalQuestionnaires.map(({ questionnaire }) => questionnaire.name),
    new Date(scope.clock.now().getTime() - ALERT_AFTER_MINUTES * 60_000),
  );

/**
 * Alerts the care team to an emergency in saved answers when the page was closed before it could send the alert: the
 * page normally does so when it is left (see `EmergencyNow`). Answers that the patient has submitted or changed back in
 * the meantime are skipped. A visitor's name is not known; the page has shown them the emergency numbers. One that
 * fails does not block the others; it is tried again.
 */
export const alertEmergencies: SweepDefinition = {
  id: 'eligibility.alertEmergencies',
  due: (scope) => [urgentDrafts(scope)],
  run: async (scope) => {
    const errors: unknown[] = [];
    for (const { id: responseId, userId, revision, configName } of await urgentDrafts(scope)) {
      try {
        const draft = { userId, responseId, revision };
        const submitted = await scope.use(urgentDraftPort(configName)).submit(draft);
        if (!submitted.ok)
          scope.log.warn({ responseId, code: submitted.failure.code }, 'an emergency could not be submitted');
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'emergencies could not be submitted');
  },
};
