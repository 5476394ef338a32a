import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { Scope } from '#server/scope.ts';
import type { PrescriptionService } from '../index.ts';
import { filledPrescriptions } from '../repositories/filled-prescriptions.ts';
import { prescriptionHistory } from '../repositories/prescription-history.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { runningDrugs } from '../repositories/running-drugs.ts';
import { holdUnanswered, liftAnswered } from './check-in-hold.ts';
import { endByPatient } from './end-by-patient.ts';
import { endRefused } from './end-refused.ts';
import { endReplaced } from './end-replaced.ts';
import { holdOverdue } from './hold-overdue.ts';
import { holdUnsafe } from './hold-prescriptions.ts';
import { holdUntilSeen } from './hold-until-seen.ts';
import { runningOverTheCounter } from './running-over-the-counter.ts';
import { signPrescriptions, supersedeOlder } from './sign-prescriptions.ts';

/** What prescription provides to the modules that look after treatment. */
export const prescriptionService = (scope: Scope): PrescriptionService => ({
  prescriptions: (userId) => filledPrescriptions(scope.read, userId),
  takenDrugs: async (userId) => {
    const [prescribed, overTheCounter] = await Promise.all([
      runningDrugs(scope.read, userId),
      runningOverTheCounter(scope, userId),
    ]);
    return [...new Set([...prescribed, ...overTheCounter.map(({ drugType }) => drugType)])];
  },
  history: (userId) => prescriptionHistory(scope.read, userId),
  sign: (actor, signed) => allOrNothing(scope, (tx) => signPrescriptions(tx, actor, signed)),
  supersedeOlder: (visit, drugTypes, cause) =>
    allOrNothing(scope, (tx) => supersedeOlder(tx, visit, drugTypes, cause)),
  endReplaced: (plan, cause) => allOrNothing(scope, (tx) => endReplaced(tx, plan, cause)),
  endByPatient: (ended, cause) => allOrNothing(scope, (tx) => endByPatient(tx, ended, cause)),
  endRefused: (renewal, cause) => allOrNothing(scope, (tx) => endRefused(tx, renewal, cause)),
  holdUnsafe: (userId, evaluation, reason) =>
    scope.transaction((tx) => holdUnsafe(tx, userId, evaluation, reason)),
  holdUntilSeen: (userId, findings, correctionId) =>
    scope.transaction((tx) => holdUntilSeen(tx, userId, findings, correctionId)),
  filledDrugs: async (userId) =>
    (await prescriptionRepository(scope.db).withEveryFill(userId)).map(
      ({ drugType, productId, status, fills }) => ({
        drugType,
        productId,
        status,
        fills,
      }),
    ),
  holdUnanswered: (userId, drugTypes, checkInId) =>
    scope.transaction((tx) => holdUnanswered(tx, userId, drugTypes, checkInId)),
  liftAnswered: (userId, checkInId) => scope.transaction((tx) => liftAnswered(tx, userId, checkInId)),
  holdOverdue: (userId) => scope.transaction((tx) => holdOverdue(tx, userId)),
  isDiscontinued: (consultationId) => prescriptionRepository(scope.db).isDiscontinued(consultationId),
  consultationsFilledFor: (orderId) => prescriptionRepository(scope.db).consultationsFilledFor(orderId),
});
