import { MAX_DAYS_ON_HAND } from '#config/max-days-on-hand.ts';
import { addDays } from '#kernel/dates.ts';
import type { DrugType, Product } from '#modules/catalogue/index.ts';
import { isJudgedOverTheCounter, type Therapy } from '#modules/eligibility/index.ts';
import {
  type DrugHoldView,
  type HoldView,
  presentTreatments,
  type TreatmentView,
} from '#modules/prescription/index.ts';

/** For each drug the first instant at which it may be filled; null when it may be filled at any time. */
export type EarliestFills = ReadonlyMap<DrugType, Date | null>;

const presentHold = ({ isHardStop, ...hold }: HoldView) => ({ ...hold, needsSecondClinician: isHardStop });

const onHandUntil = (fills: EarliestFills, drugType: DrugType): Date | null => {
  // The first fill is possible when this much is left.
  const refillAt = fills.get(drugType) ?? null;
  return refillAt && addDays(refillAt, MAX_DAYS_ON_HAND);
};

/** Of used-up or expired prescriptions only the newest for its drug: its subscription may wait for a renewal. */
const isRunning = (treatments: readonly TreatmentView[], index: number): boolean => {
  const one = treatments[index];
  if (!one) return false;
  if (one.status === 'active' || one.status === 'on_hold') return true;
  const isNewest = treatments.find(({ drugType }) => drugType === one.drugType) === one;
  return isNewest && (one.status === 'completed' || one.status === 'expired');
};

/** The patient's prescription treatments from us, with the reasons for holds, for the clinician. */
export const presentTherapies = (
  treatments: readonly TreatmentView[],
  products: readonly Product[],
  fills: EarliestFills,
  now: Date,
) =>
  presentTreatments(treatments, now).map(({ id, drugType, productId, holds: _, ...treatment }, index) => ({
    ...treatment,
    id,
    drugType,
    overTheCounter: false,
    mayDiscontinue: isRunning(treatments, index),
    serviceLine: products.find((product) => product.id === productId)?.serviceLine ?? null,
    onHandUntil: onHandUntil(fills, drugType),
    holds: (treatments[index]?.holds ?? []).map(presentHold),
  }));

/** Drugs that the patient buys without a prescription: orders, subscriptions and holds. */
export const presentOverTheCounter = (
  therapies: readonly Therapy[],
  drugHolds: readonly DrugHoldView[],
  products: readonly Product[],
  fills: EarliestFills,
) => {
  const running = therapies.filter(
    ({ drugType, stage }) => stage !== 'dispensed' && isJudgedOverTheCounter(drugType),
  );
  const drugTypes = [...new Set([...drugHolds, ...running].map(({ drugType }) => drugType))];
  return drugTypes.flatMap((drugType) => {
    const product = products.find((one) => one.drugType === drugType);
    const holds = drugHolds.filter((hold) => hold.drugType === drugType);
    const onHold = holds.length > 0;
    return product
      ? [
          {
            id: drugType,
            drugType,
            name: product.publicDisplayedName,
            overTheCounter: true,
            mayDiscontinue: true,
            serviceLine: product.serviceLine,
            label: 'Over the counter',
            isActive: !onHold,
            onHold,
            refillsRemaining: 0,
            expiresAt: null,
            onHandUntil: onHandUntil(fills, drugType),
            holds: holds.map(presentHold),
          },
        ]
      : [];
  });
};
