import { consultationPort } from '#modules/consultation/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { renewalRepository } from '../repositories/renewals.ts';
import { openedAt } from './current-renewal.ts';
import type { RenewalSummary } from './summarize-renewals.ts';
import { transitionRenewal } from './transitions.ts';

const withReason = (reason: string) => ({ actor: systemActor, reason });

/**
 * Closes the renewal in progress of a patient when nothing is due anymore, as after a visit that prescribed again because they
 * moved, or when its visit ended without a decision. An open one would be taken for the next renewal a year later: nobody
 * would be notified of it, and it would start with this year's answers.
 */
export const closeObsolete = async (tx: Scope, userId: string, summary: RenewalSummary): Promise<void> => {
  const renewal = await renewalRepository(tx.db).lockUnfinished(userId);
  if (!renewal) return;
  if (renewal.status === 'submitted') {
    if ((await tx.use(consultationPort).openRenewal(userId)) === null)
      await transitionRenewal(tx, renewal, 'canceled', withReason('its visit ended without a decision'));
    return;
  }
  if (openedAt(summary) !== null) return;
  if (renewal.quizResponseId) await tx.use(quizPort).stop(systemActor, renewal.quizResponseId, 'not due');
  await transitionRenewal(tx, renewal, 'canceled', withReason('nothing is due anymore'));
};
