import type { DrugType } from '#modules/catalogue/index.ts';
import type { DoseLimit } from '../rule.ts';
import type { WantedDrug } from './duplicate-therapy.ts';
import type { Therapy } from './therapy.ts';

/** A drug of which all products together would be more than a rule allows. */
export interface OverDose extends DoseLimit {
  readonly mgPerDay: number;
}

/**
 * The drugs of which what is wanted and what the patient has would be too much a day, over all products. A product counts
 * once, however many records name it, and a package that was sent is no dose of its own.
 *
 * @param doseOf milligrams a day of a product; null where that is not limited
 */
export const overDoses = (
  limits: readonly DoseLimit[],
  wanted: readonly WantedDrug[],
  therapies: readonly Therapy[],
  doseOf: (productId: number) => number | null,
): readonly OverDose[] => {
  const running = therapies.filter(({ stage }) => stage !== 'dispensed');
  const productsOf = (drugType: DrugType): readonly number[] => [
    ...new Set(
      [...wanted, ...running].filter((one) => one.drugType === drugType).map(({ productId }) => productId),
    ),
  ];
  return limits.flatMap((limit) => {
    if (!wanted.some(({ drugType }) => drugType === limit.drugType)) return [];
    const mgPerDay = productsOf(limit.drugType).reduce((sum, id) => sum + (doseOf(id) ?? 0), 0);
    return mgPerDay > limit.maxMgPerDay ? [{ ...limit, mgPerDay }] : [];
  });
};
