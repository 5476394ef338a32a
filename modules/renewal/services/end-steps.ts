import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import { isEmergency } from '#modules/eligibility/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { renewalRepository } from '../repositories/renewals.ts';
import { lockInProgress } from './renewal-draft.ts';
import { transitionRenewal } from './transitions.ts';

/** The patient continues from the photos, with all, some or none of them. CONFLICT without a renewal in progress. */
export const finishRenewalPhotos = (scope: Scope, userId: string): Promise<Result<void>> =>
  allOrNothing(scope, async (tx) => {
    const { id, photosDoneAt } = await lockInProgress(tx, userId);
    if (photosDoneAt === null) await renewalRepository(tx.db).update(id, { photosDoneAt: tx.clock.now() });
  });

/**
 * The patient does not want the renewal, such as after ending what ships. The answers are kept as a draft, nothing is sent, and
 * while it is due the patient can start again. CONFLICT without a renewal in progress, and while its answers are an emergency.
 */
export const closeRenewal = (scope: Scope, actor: Actor, userId: string): Promise<Result<void>> =>
  allOrNothing(scope, async (tx) => {
    const renewal = await lockInProgress(tx, userId);
    const response = renewal.quizResponseId && (await tx.use(quizPort).response(renewal.quizResponseId));
    if (response && isEmergency(response.content))
      orRefuse(fail('CONFLICT', 'Your answers need a clinician’s attention today. Please send them first.'));
    await transitionRenewal(tx, renewal, 'canceled', { actor, reason: 'closed by the patient' });
  });
