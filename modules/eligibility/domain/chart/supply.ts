import { MAX_DAYS_ON_HAND } from '#config/max-days-on-hand.ts';
import { addDays } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { sharesGroup, type Therapy } from './therapy.ts';

/**
 * When everything dispensed of the drug's therapy groups is used up; null when nothing was dispensed. Packages are used
 * one after the other, and each from the day the pharmacy got it, so that time in the mail counts as use.
 */
export const supplyEndsAt = (therapies: readonly Therapy[], drugType: DrugType): Date | null =>
  therapies
    .filter((therapy) => therapy.supplyInDays > 0 && sharesGroup(therapy.drugType, drugType))
    .flatMap(({ dispensedAt, supplyInDays }) => (dispensedAt ? [{ at: dispensedAt, supplyInDays }] : []))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .reduce<Date | null>(
      (end, { at, supplyInDays }) => addDays(end !== null && end > at ? end : at, supplyInDays),
      null,
    );

/** The first instant at which the drug may be filled again; null when it may be filled at any time. */
export const earliestFill = (therapies: readonly Therapy[], drugType: DrugType): Date | null => {
  const end = supplyEndsAt(therapies, drugType);
  return end && addDays(end, -MAX_DAYS_ON_HAND);
};
