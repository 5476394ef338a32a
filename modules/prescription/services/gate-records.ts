import type { DrugType } from '#modules/catalogue/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { holdRepository } from '../repositories/holds.ts';
import { type Prescription, prescriptionRepository } from '../repositories/prescriptions.ts';
import { endSuppliedInterruptions } from './interruptions.ts';

type Prescriptions = ReturnType<typeof prescriptionRepository>;

/** What the refill gate reads and writes of its own module. */
export interface GateRecords
  extends Pick<Prescriptions, 'gated' | 'lock' | 'hasFill' | 'addFill' | 'lockFilledFor' | 'returnFill'> {
  /** Drugs without a prescription that are on hold. */
  heldDrugs(userId: string): Promise<readonly (DrugType | null)[]>;
  /** A package of the prescription was sent: what interrupted the treatment is over. */
  endInterruptions(prescription: Prescription): Promise<void>;
  /** Audits that the fill for an order was given back. */
  auditReturn(prescriptionId: string, orderId: string): Promise<void>;
}

export const gateRecords = (scope: Scope): GateRecords => ({
  ...prescriptionRepository(scope.db),
  heldDrugs: async (userId) =>
    (await holdRepository(scope.db).openOfDrugs(userId)).map(({ drugType }) => drugType),
  endInterruptions: (prescription) => endSuppliedInterruptions(scope, prescription),
  auditReturn: (prescriptionId, orderId) =>
    recordAudit(scope, {
      actor: systemActor,
      action: 'prescription.fill_returned',
      subject: 'prescription',
      subjectId: prescriptionId,
      detail: { orderId },
    }),
});
