import { addDays, daysBetween, formatDate } from '#kernel/dates.ts';
import { yearAfter } from '#kernel/year-after.ts';
import type { RefillsOfDrug } from '#modules/billing/index.ts';
import { decisionLabel } from '../domain/interruption.ts';
import { renewalOpensAt } from '../domain/prescription-machine.ts';
import type { TreatmentView } from '../repositories/treatment-json.ts';
import { doNotStopText } from './do-not-stop-text.ts';
import { prescriptionLabel } from './prescription-label.ts';

/** Two rules may say the same to the patient. */
const forPatient = (holds: TreatmentView['holds']) =>
  holds
    .map(({ patientText, liftedWhen }) => ({ why: patientText, liftedWhen }))
    .filter(
      ({ why, liftedWhen }, index, all) =>
        all.findIndex((one) => one.why === why && one.liftedWhen === liftedWhen) === index,
    );

/** What the patient has to know about a treatment that must not end abruptly, until and after a clinician decides. */
const continuityOf = ({ interruption, name }: TreatmentView) =>
  interruption && {
    title: interruption.decision ? decisionLabel(interruption.decision) : 'Do not stop it suddenly',
    text: interruption.patientText ?? doNotStopText(interruption.cause, name),
    decidedBy: interruption.decidedBy,
    decidedAt: interruption.decidedAt,
  };

/** Until when the yearly check-in has to be sent, from eleven months after the last full evaluation on; null before. */
const annualDueBy = ({ status, evaluatedAt, signedAt }: TreatmentView, now: Date): Date | null => {
  const since = evaluatedAt ?? signedAt;
  if (since === null || (status !== 'active' && status !== 'on_hold')) return null;
  const dueBy = yearAfter(since);
  return now >= renewalOpensAt(dueBy, null) ? dueBy : null;
};

/** A canceled subscription ends a treatment; what it has sent may still be taken. */
const canceledLabel = ({ refills, lastFillAt }: TreatmentView, now: Date): string => {
  const lastsUntil = refills && lastFillAt && addDays(lastFillAt, refills.cycleInDays);
  return lastsUntil && lastsUntil > now
    ? `Canceled. The medicine sent lasts until about ${formatDate(lastsUntil)}`
    : 'Canceled';
};

/** What stops the refills of a prescription that runs; null when nothing does. */
const stopped: Readonly<Partial<Record<RefillsOfDrug['status'], string>>> = {
  paused: 'Paused',
  past_due: 'Active. Your payment did not go through',
  unpaid: 'Stopped until paid',
};

const labelOf = (treatment: TreatmentView, isCanceled: boolean, now: Date): string => {
  const { status, expiresAt, refills } = treatment;
  // Who discontinues a treatment for the patient says why.
  if (status === 'stopped' && treatment.stopText === null) return 'Stopped, as you asked';
  if (isCanceled) return canceledLabel(treatment, now);
  if (status !== 'active') return prescriptionLabel(status);
  if (expiresAt === null || now >= expiresAt) return prescriptionLabel('expired');
  return (refills && stopped[refills.status]) ?? prescriptionLabel('active');
};

const DAYS_OF_MONTH = 365 / 12;

/** In which month of the prescription's year the treatment is, 1 to 12; null for one that is not signed. */
const monthOf = ({ signedAt }: TreatmentView, now: Date): number | null =>
  signedAt && Math.min(12, Math.floor(daysBetween(signedAt, now) / DAYS_OF_MONTH) + 1);

const presentTreatment = (treatment: TreatmentView, isNewest: boolean, now: Date) => {
  const { status, expiresAt, refillsRemaining, lastFillAt } = treatment;
  const lastRefillAt = refillsRemaining === 0 ? lastFillAt : null;
  const runs = status === 'active' && expiresAt !== null && now < expiresAt;
  // A clinician's stop says more than the end of the subscription that follows from it.
  const isCanceled = treatment.refills?.status === 'canceled' && status !== 'stopped';
  const renewable = status === 'active' || status === 'completed' || status === 'expired';
  return {
    id: treatment.id,
    drugType: treatment.drugType,
    productId: treatment.productId,
    name: treatment.name,
    howToTake: treatment.directions,
    startedAt: treatment.signedAt,
    expiresAt,
    refillsRemaining,
    label: labelOf(treatment, isCanceled, now),
    isActive: runs,
    /** Its subscription was canceled: nothing more of it is charged or sent. */
    isCanceled,
    month: runs && !isCanceled ? monthOf(treatment, now) : null,
    onHold: status === 'on_hold',
    isDiscontinued: status === 'stopped',
    stopText: status === 'stopped' ? treatment.stopText : null,
    holds: forPatient(treatment.holds),
    continuity: continuityOf(treatment),
    annualDueBy: isNewest && !isCanceled ? annualDueBy(treatment, now) : null,
    renewalDue:
      isNewest &&
      !isCanceled &&
      renewable &&
      expiresAt !== null &&
      now >= renewalOpensAt(expiresAt, lastRefillAt),
  };
};

/**
 * Prescriptions as text for the patient and the desk. Newest first: only the newest one of each drug can be due for
 * renewal, an older one was replaced by it.
 */
export const presentTreatments = (treatments: readonly TreatmentView[], now: Date) =>
  treatments.map((treatment) =>
    presentTreatment(
      treatment,
      treatments.find(({ drugType }) => drugType === treatment.drugType) === treatment,
      now,
    ),
  );

export type Treatment = ReturnType<typeof presentTreatment>;
