import type { Prescriber, PrescriptionToFill } from '#server/ports/pharmacy.ts';
import { definePort } from '#server/scope.ts';

/** A signed prescription; `npi` is null for a clinician whose identifier nobody has entered. */
interface SignedPrescription extends Omit<PrescriptionToFill, 'prescriber'> {
  readonly prescriber: Omit<Prescriber, 'npi'> & { readonly npi: string | null };
}

/** What the pharmacy needs to know about prescriptions. The module that keeps them provides it. */
export interface PrescriptionsToFill {
  /** Those with these ids that are signed, whatever their status: the refill gate says what may be filled. */
  of(prescriptionIds: readonly string[]): Promise<readonly SignedPrescription[]>;
}
export const prescriptionsToFillPort = definePort<PrescriptionsToFill>('billing.prescriptionsToFill');
