import { cataloguePort, type DrugType, type Product } from '#modules/catalogue/index.ts';
import { sharesGroup } from '#modules/eligibility/index.ts';
import type { Actor } from '#server/actor.ts';
import { type Cause, recordCreation, transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionExpiry, prescriptionMachine } from '../domain/prescription-machine.ts';
import type { SignedPrescriptions } from '../index.ts';
import { type Prescription, prescriptionRepository } from '../repositories/prescriptions.ts';
import { changesOfMode } from './changes-of-mode.ts';
import { endInterruption } from './interruptions.ts';
import { transitionPrescription } from './transition-prescription.ts';

/** A year of treatment is twelve months of 30 days. */
const DAYS_COVERED = 360;

/** Fills that cover a year, the first one included; one for a product that is bought once. */
export const usualFills = ({ supplyInDays }: Pick<Product, 'supplyInDays'>): number =>
  supplyInDays > 0 ? Math.max(1, Math.ceil(DAYS_COVERED / supplyInDays)) : 1;

/**
 * The oldest full evaluation of running treatments: a change of treatment does not ask everything again, so its year
 * continues.
 */
const lastEvaluation = async (tx: Scope, userId: string, at: Date): Promise<Date> => {
  const running = (await prescriptionRepository(tx.db).ofUser(userId)).filter(
    ({ status }) => status === 'active' || status === 'on_hold',
  );
  return new Date(
    Math.min(at.getTime(), ...running.map((one) => (one.evaluatedAt ?? one.signedAt ?? at).getTime())),
  );
};

/**
 * Writes and signs a prescription for each product, in the clinician's name. Active immediately, for one year. Returns
 * the advice before the first dose, with which the directions begin.
 */
export const signPrescriptions = async (
  tx: Scope,
  actor: Actor,
  signed: SignedPrescriptions,
): Promise<readonly string[]> => {
  const { userId, consultationId, clinicianId, state, refills, reason } = signed;
  const at = tx.clock.now();
  const evaluatedAt = signed.isFullEvaluation ? at : await lastEvaluation(tx, userId, at);
  const products = await tx.use(cataloguePort).productsByIds(signed.productIds);
  const notes = await changesOfMode(tx, signed, products);
  for (const product of products) {
    const draft: Prescription = {
      id: tx.ids.uuid(),
      userId,
      consultationId,
      clinicianId,
      state,
      drugType: product.drugType,
      productId: product.id,
      name: product.displayedName,
      directions: [notes.get(product.id), product.instructions].filter(Boolean).join(' '),
      status: 'draft',
      signedAt: at,
      expiresAt: prescriptionExpiry(at),
      refillsRemaining: refills ?? usualFills(product),
      createdAt: at,
      evaluatedAt,
    };
    await recordCreation(tx, 'prescription', draft, { actor, reason });
    const { id } = draft;
    await transition(tx, prescriptionMachine, { entity: 'prescription', id, from: 'draft' }, 'active', {
      actor,
      reason,
    });
    await prescriptionRepository(tx.db).insert({ ...draft, status: 'active' });
  }
  return [...notes.values()];
};

/** The same drug, or another product of its therapy group. */
const replaces = (signed: DrugType, older: DrugType): boolean =>
  signed === older || sharesGroup(signed, older);

/** Supersedes the patient's older prescriptions of the same drugs or their therapy groups with the ones just signed. */
export const supersedeOlder = async (
  tx: Scope,
  { userId, consultationId }: Pick<SignedPrescriptions, 'userId' | 'consultationId'>,
  drugTypes: readonly DrugType[],
  cause: Cause,
): Promise<void> => {
  const locked = await prescriptionRepository(tx.db).lockOfUser(userId, ['active', 'on_hold']);
  for (const older of locked)
    if (older.consultationId !== consultationId && drugTypes.some((drug) => replaces(drug, older.drugType))) {
      await transitionPrescription(tx, older, 'superseded', cause);
      await endInterruption(tx, older.id);
    }
};
