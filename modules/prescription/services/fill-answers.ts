import type { GateAnswer, GateRefusal } from '#modules/billing/index.ts';
import type { DrugType, Product } from '#modules/catalogue/index.ts';
import { isJudgedOverTheCounter, isPrescriptionDrug, isServed } from '#modules/eligibility/index.ts';
import type { PrescriptionStatus } from '../domain/prescription-machine.ts';
import type { GatedPrescription } from '../repositories/prescriptions.ts';

const refusals: Readonly<Record<PrescriptionStatus, GateRefusal | null>> = {
  draft: 'not_approved',
  active: null,
  on_hold: 'on_hold',
  completed: 'no_refills',
  expired: 'expired',
  stopped: 'stopped',
  canceled: 'not_approved',
  superseded: 'not_approved',
  entered_in_error: 'not_approved',
};

/** What the gate knows of a patient. */
export interface GatedPatient {
  /** Newest first. */
  readonly prescriptions: readonly GatedPrescription[];
  /** Where the parcel goes, and where the patient is when that is known; two-letter codes. */
  readonly states: readonly string[];
  /** Drugs without a prescription that are on hold. */
  readonly heldDrugs: readonly (DrugType | null)[];
  /** Drugs that a stop which two clinicians have not resolved, or an emergency without an outcome, affects. */
  readonly stoppedDrugs: readonly DrugType[];
  /** When each drug may be filled; null when it may be filled at any time. */
  readonly earliest: ReadonlyMap<DrugType, Date | null>;
}

/** Whether the gate decides about a product; cosmetics and supplements pass it without a question or a record. */
export const isJudged = ({ drugType }: { readonly drugType: DrugType }): boolean =>
  isPrescriptionDrug(drugType) || isJudgedOverTheCounter(drugType);

/** Why nothing may be charged or shipped on this prescription now; null when it may. */
const refusalOf = (
  prescription: GatedPrescription,
  states: readonly string[],
  at: Date,
): GateRefusal | null => {
  const byStatus = refusals[prescription.status];
  if (byStatus !== null) return byStatus;
  if (prescription.waitsForCheckIn) return 'check_in_due';
  if (prescription.expiresAt === null || at >= prescription.expiresAt) return 'expired';
  if (prescription.refillsRemaining <= 0) return 'no_refills';
  return states.every((state) => isServed(state) && prescription.prescriberStates.includes(state))
    ? null
    : 'state_not_served';
};

/** A prescription that allows the fill takes precedence over one that does not; among equals, the newest does. */
const prescribedAnswer = (
  { id: productId }: Product,
  { prescriptions, states }: GatedPatient,
  at: Date,
): GateAnswer => {
  const answers = prescriptions
    .filter((prescription) => prescription.productId === productId)
    .map((prescription): GateAnswer => {
      const reason = refusalOf(prescription, states, at);
      const { id: prescriptionId, consultationId } = prescription;
      return { productId, allowed: reason === null, reason, prescriptionId, consultationId };
    });
  const none: GateAnswer = { productId, allowed: false, reason: 'not_approved', prescriptionId: null };
  return answers.find((answer) => answer.allowed) ?? answers[0] ?? none;
};

/** Products that need no prescription wait for nothing but the holds of their drug. */
const overTheCounterAnswer = ({ id, drugType }: Product, { heldDrugs }: GatedPatient): GateAnswer => {
  const isHeld = heldDrugs.includes(drugType);
  return { productId: id, allowed: !isHeld, reason: isHeld ? 'on_hold' : null, prescriptionId: null };
};

/** Refuses an allowed fill of a drug that an unresolved stop takes. */
const notStopped = (answer: GateAnswer, { drugType }: Product, { stoppedDrugs }: GatedPatient): GateAnswer =>
  answer.allowed && stoppedDrugs.includes(drugType)
    ? { ...answer, allowed: false, reason: 'on_hold' }
    : answer;

/** Refuses an allowed fill while enough of the drug is on hand. */
const notTooSoon = (answer: GateAnswer, notBefore: Date | null, at: Date): GateAnswer =>
  answer.allowed && notBefore !== null && at < notBefore
    ? { ...answer, allowed: false, reason: 'too_soon', notBefore }
    : answer;

/** Whether each of the products may be charged and shipped at this time, by the facts about the patient. */
export const fillAnswers = (
  products: readonly Product[],
  patient: GatedPatient,
  at: Date,
): readonly GateAnswer[] =>
  products.map((product) =>
    notTooSoon(
      notStopped(
        product.needsPrescription
          ? prescribedAnswer(product, patient, at)
          : overTheCounterAnswer(product, patient),
        product,
        patient,
      ),
      patient.earliest.get(product.drugType) ?? null,
      at,
    ),
  );
