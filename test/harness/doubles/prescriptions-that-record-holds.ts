import type { DrugType } from '#modules/catalogue/index.ts';
import type { PrescriptionService } from '#modules/prescription/index.ts';

const notHere = async (): Promise<never> => {
  throw new Error('These prescriptions are only asked what is taken, and to hold what is unsafe.');
};

/** A prescription port for new answers: `taken` are the patient's drugs, of which a finding puts `held` on hold. */
export const prescriptionsThatRecordHolds = (taken: readonly DrugType[], held: number) => {
  const holds: Parameters<PrescriptionService['holdUnsafe']>[] = [];
  const service: PrescriptionService = {
    takenDrugs: async (userId) => (userId === 'patient' ? taken : []),
    holdUnsafe: async (...asked) => {
      holds.push(asked);
      return held;
    },
    prescriptions: notHere,
    history: notHere,
    sign: notHere,
    supersedeOlder: notHere,
    endRefused: notHere,
    endReplaced: notHere,
    endByPatient: notHere,
    holdUntilSeen: notHere,
    filledDrugs: notHere,
    holdUnanswered: notHere,
    liftAnswered: notHere,
    holdOverdue: notHere,
    isDiscontinued: notHere,
    consultationsFilledFor: notHere,
  };
  return { service, holds };
};
