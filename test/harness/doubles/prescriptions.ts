import { addDays } from '#kernel/dates.ts';
import type { GatedPrescription } from '#modules/prescription/repositories/prescriptions.ts';
import { NOON } from './scope-in-memory.ts';

/** An active prescription of finasteride with refills, by a prescriber who is licensed in New York and Texas. */
export const prescriptionOf = (over: Partial<GatedPrescription> = {}): GatedPrescription => ({
  id: 'prescription',
  userId: 'patient',
  consultationId: 'visit',
  clinicianId: 'clinician',
  state: 'NY',
  drugType: 'finasteride',
  productId: 211,
  name: 'Finasteride 1 mg tablets',
  directions: 'One tablet a day.',
  status: 'active',
  signedAt: addDays(NOON, -100),
  expiresAt: addDays(NOON, 265),
  refillsRemaining: 3,
  createdAt: addDays(NOON, -100),
  evaluatedAt: addDays(NOON, -100),
  prescriberStates: ['NY', 'TX'],
  waitsForCheckIn: false,
  ...over,
});
