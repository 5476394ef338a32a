import { addDays, MAX_DAYS_ON_HAND } from '#kernel/dates.ts';
import type { DrugType, Product } from '#modules/catalogue/index.ts';
import { type HoldView, presentTreatments, type TreatmentView } from '#modules/prescription/index.ts';

/** For each drug the first instant at which it may be filled; null when it may be filled at any time. */
export type EarliestFills = ReadonlyMap<DrugType, Date | null>;

const presentHold = ({ isHardStop, ...hold }: HoldView) => ({ ...hold, needsSecondClinician: isHardStop });

/** Of what is used up or expired only the newest of its drug: its subscription may wait for a renewal. */
const isRunning = (treatments: readonly TreatmentView[], index: number): boolean => {
  const one = treatments[index];
  if (!one) return false;
  if (one.status === 'active' || one.status === 'on_hold') return true;
  const isNewest = treatments.find(({ drugType }) => drugType === one.drugType) === one;
  return isNewest && (one.status === 'completed' || one.status === 'expired');
};

/** What the patient takes from us, with why something is on hold, for the clinician. */
export const presentTherapies = (
  treatments: readonly TreatmentView[],
  products: readonly Product[],
  fills: EarliestFills,
  now: Date,
) =>
  presentTreatments(treatments, now).map(({ id, drugType, productId, holds: _, ...treatment }, index) => {
    // The first fill is possible when as much is left.
    const refillAt = fills.get(drugType) ?? null;
    return {
      ...treatment,
      id,
      drugType,
      mayDiscontinue: isRunning(treatments, index),
      serviceLine: products.find((product) => product.id === productId)?.serviceLine ?? null,
      onHandUntil: refillAt && addDays(refillAt, MAX_DAYS_ON_HAND),
      holds: (treatments[index]?.holds ?? []).map(presentHold),
    };
  });
