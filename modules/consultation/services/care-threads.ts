import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { CareThreads } from '#modules/message/index.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { backToReview } from './back-to-review.ts';
import { raiseAlert } from './raise-alert.ts';
import { staffMaySee } from './read-photo.ts';

/** The visits behind the patient's messages. */
export const careThreadService = (scope: Scope): CareThreads => ({
  lockCurrent: async (userId) => {
    const consultations = consultationRepository(scope.db);
    return (
      (await consultations.lockCurrent(userId, ['needs_info'])) ?? (await consultations.lockCurrent(userId))
    );
  },
  patientReplied: (actor, consultationId) =>
    allOrNothing(scope, async (tx) => {
      const consultation = await consultationRepository(tx.db).lock(consultationId);
      if (consultation) await backToReview(tx, actor, consultation, 'the patient replied');
    }),
  raiseAlert: (thread) => scope.transaction((tx) => raiseAlert(tx, thread)),
  patientSeenBy: async (user, consultationId) => {
    const visit = await consultationRepository(scope.db).byId(consultationId);
    return visit && (await staffMaySee(scope, user, visit.userId)) ? visit.userId : null;
  },
  maySee: (user, patientId) => staffMaySee(scope, user, patientId),
});
