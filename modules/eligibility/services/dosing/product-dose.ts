import { dailyDoseOf, type Product, strengthOfProduct } from '#modules/catalogue/index.ts';
import { modeOf } from '../../domain/dosing/plan-limits.ts';
import type { UseMode } from '../../domain/dosing/regimens.ts';

export interface ProductDose {
  /** On a day on which it is taken. */
  readonly mg: number;
  readonly mode: UseMode;
}

/** The dose that a product is for; null for a drug whose products have no doses to choose from. */
export const productDose = ({
  id,
  drugType,
  supplyInDays: days,
}: Pick<Product, 'id' | 'drugType' | 'supplyInDays'>): ProductDose | null => {
  if (drugType === 'finasteride') return { mg: 1, mode: 'daily' };
  const strength = strengthOfProduct(id);
  if (strength) return { mg: strength.mg, mode: modeOf({ drugType, days, ...strength }) };
  const mg = dailyDoseOf(id);
  return mg === null ? null : { mg, mode: 'daily' };
};

/**
 * The product that replaces the current one at another dose: of the same drug, line and cadence, taken the same way;
 * where the catalog has several, the one with as many tablets, else the cheapest. Null when there is none.
 */
export const productAtDose = (
  products: readonly Product[],
  present: Product,
  toMg: number,
): Product | null => {
  const mode = productDose(present)?.mode;
  const fitting = products
    .filter(
      (one) =>
        one.id !== present.id &&
        one.drugType === present.drugType &&
        one.serviceLine === present.serviceLine &&
        one.supplyInDays === present.supplyInDays,
    )
    .filter((one) => {
      const dose = productDose(one);
      return dose?.mg === toMg && dose.mode === mode;
    })
    .toSorted((a, b) => a.price - b.price);
  return (
    fitting.find(({ supplyInformation }) => supplyInformation === present.supplyInformation) ??
    fitting[0] ??
    null
  );
};
