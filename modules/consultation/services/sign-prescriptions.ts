import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionExpiry, prescriptionMachine } from '../domain/states/index.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { type Prescription, prescriptionRepository } from '../repositories/prescriptions.ts';
import { type Cause, move, movePrescription } from './moves.ts';
import { recordNew } from './open-visit.ts';

/** A year of treatment is twelve months of 30 days. */
const DAYS_COVERED = 360;

/** Fills that cover a year, the first one included; one for a product that is bought once. */
export const usualFills = ({ supplyInDays }: Pick<Product, 'supplyInDays'>): number =>
  supplyInDays > 0 ? Math.max(1, Math.ceil(DAYS_COVERED / supplyInDays)) : 1;

/** Writes and signs a prescription for each product, in the clinician's name. Active at once, for one year. */
export const signPrescriptions = async (
  tx: Scope,
  consultation: Consultation,
  signed: {
    clinicianId: string;
    actor: Actor;
    productIds: readonly number[];
    refills: number | null;
    reason: string;
  },
): Promise<void> => {
  const { clinicianId, actor, refills, reason } = signed;
  const at = tx.clock.now();
  for (const product of await tx.use(cataloguePort).productsByIds(signed.productIds)) {
    const draft: Prescription = {
      id: tx.ids.uuid(),
      userId: consultation.userId,
      consultationId: consultation.id,
      clinicianId,
      drugType: product.drugType,
      productId: product.id,
      name: product.displayedName,
      directions: product.instructions,
      status: 'draft',
      signedAt: at,
      expiresAt: prescriptionExpiry(at),
      refillsRemaining: refills ?? usualFills(product),
      createdAt: at,
    };
    await recordNew(tx, 'prescription', draft, { actor, reason });
    const { id } = draft;
    await move(tx, prescriptionMachine, { entity: 'prescription', id, from: 'draft' }, 'active', {
      actor,
      reason,
    });
    await prescriptionRepository(tx.db).insert({ ...draft, status: 'active' });
  }
};

/** The patient's older prescriptions of the same drugs end in favour of the ones just signed. */
export const supersedeOlder = async (
  tx: Scope,
  consultation: Consultation,
  drugTypes: readonly string[],
  cause: Cause,
): Promise<void> => {
  const held = await prescriptionRepository(tx.db).lockOfUser(consultation.userId, ['active', 'on_hold']);
  for (const older of held)
    if (older.consultationId !== consultation.id && drugTypes.includes(older.drugType))
      await movePrescription(tx, older, 'superseded', cause);
};
