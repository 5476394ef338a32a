import type { DrugType } from '#modules/catalogue/index.ts';
import type { DoseLimit } from '../rule.ts';
import type { WantedDrug } from './duplicate-therapy.ts';
import type { Therapy } from './therapy.ts';

/** A drug whose products together exceed the dose that a rule allows. */
export interface OverDose extends DoseLimit {
  readonly mgPerDay: number;
}

/**
 * The drugs whose daily dose would be too high, over wanted and current products. A product counts once, however many
 * records name it, and a package that was sent adds no dose.
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
