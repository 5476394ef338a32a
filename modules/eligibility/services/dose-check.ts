import { type DrugType, dailyDoseOf, type Product } from '#modules/catalogue/index.ts';
import { type OverDose, overDoses } from '../domain/chart/daily-dose.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import { rules } from '../domain/index.ts';

/** Those that hold for everybody; the others are checked for the patient they fire for (see `planLimits`). */
const limits = rules.filter(({ inputs }) => inputs.length === 0).flatMap(({ doseLimit }) => doseLimit ?? []);

/** Products of a drug with too high a daily dose, together or with the patient's other treatments. */
export interface OverDosed {
  readonly products: readonly Product[];
  /** “3.75 mg a day, and 2.5 mg is the most” */
  readonly text: string;
}

const textOf = ({ mgPerDay, maxMgPerDay }: OverDose): string =>
  `${mgPerDay} mg a day, and ${maxMgPerDay} mg is the most`;

/** The drugs among these products that exceed a dose rule, over all of the patient's treatments from us. */
export const overDosed = (
  products: readonly Product[],
  therapies: readonly Therapy[],
): readonly OverDosed[] =>
  overDoses(
    limits,
    products.map(({ id, drugType }) => ({ productId: id, drugType })),
    therapies,
    dailyDoseOf,
  ).map((found) => ({
    products: products.filter(({ drugType }) => drugType === found.drugType),
    text: textOf(found),
  }));

const milligrams = (productIds: readonly number[]): number =>
  [...new Set(productIds)].reduce((sum, id) => sum + (dailyDoseOf(id) ?? 0), 0);

/** Whether the patient takes the drug from us now and these products would raise the daily dose. */
export const isStepUp = (
  drugType: DrugType,
  products: readonly Product[],
  therapies: readonly Therapy[],
): boolean => {
  const isOfDrug = (one: Pick<Therapy, 'drugType'>) => one.drugType === drugType;
  const running = therapies.filter(
    (one) =>
      isOfDrug(one) && !one.isOfOtherAccount && (one.stage === 'prescribed' || one.stage === 'on_hold'),
  );
  const now = milligrams(running.map(({ productId }) => productId));
  return now > 0 && milligrams(products.filter(isOfDrug).map(({ id }) => id)) > now;
};
