import { mustBeTapered } from '../stopping-advice.ts';

const DAYS_PER_WEEK = 7;
/** A daily prescription medicine may ship this much later than its supply lasts, because of missed doses. */
const LATE_DAYS_OF_DAILY_MEDICINE = 28;
/** Anything else may ship at most this much later than its supply lasts. */
const MOST_LATE_DAYS = 180;
/** Taken as needed, so a supply has no fixed end. */
const asNeeded: readonly string[] = ['sildenafil', 'tadalafil'];

export interface IntervalProduct {
  readonly drugType: string;
  readonly needsPrescription: boolean;
}

/** Whole weeks between two refills that a patient may choose; null when they may choose none. */
export type WeekLimits = { readonly least: number; readonly most: number } | null;

const latestDays = (supplyInDays: number, { drugType, needsPrescription }: IntervalProduct): number =>
  supplyInDays +
  (needsPrescription && !asNeeded.includes(drugType)
    ? LATE_DAYS_OF_DAILY_MEDICINE
    : Math.min(supplyInDays, MOST_LATE_DAYS));

/**
 * How many weeks may be between two refills of products that ship together: at least what a supply lasts, which depends
 * on the dose, and at most what the strictest product allows. Null for a medicine that must not run out, such as an
 * antidepressant.
 */
export const weekLimits = (supplyInDays: number, products: readonly IntervalProduct[]): WeekLimits => {
  if (mustBeTapered(products.map(({ drugType }) => drugType))) return null;
  const least = Math.ceil(supplyInDays / DAYS_PER_WEEK);
  const days = Math.min(...products.map((product) => latestDays(supplyInDays, product)));
  const most = Math.floor(days / DAYS_PER_WEEK);
  return most < least ? null : { least, most };
};

export const daysOfWeeks = (weeks: number): number => weeks * DAYS_PER_WEEK;
