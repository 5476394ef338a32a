import type { Scope } from '#server/scope.ts';
import type { ConsultationService } from '../index.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { holdAll } from './hold-unsafe.ts';
import { judgeStart } from './judge-start.ts';
import { submitRenewal } from './submit-renewal.ts';

/** What consultation offers to the modules that look after treatment under way. */
export const consultationService = (scope: Scope): ConsultationService => ({
  judgeStart: (answers) => judgeStart(answers, scope.clock.now()),
  prescriptions: (userId) => prescriptionRepository(scope.db).withLastFill(userId),
  submitRenewal: (actor, input) => submitRenewal(scope, actor, input),
  holdPrescriptions: (userId, reason) => scope.transaction((tx) => holdAll(tx, userId, reason)),
  openRenewal: async (userId) => {
    const open = await consultationRepository(scope.db).openRenewal(userId);
    return open?.submittedAt ? { consultationId: open.id, submittedAt: open.submittedAt } : null;
  },
});
