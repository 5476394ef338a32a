import { cadenceMonths, type Product } from '../domain/product.ts';
import { strengthOfProduct } from './strengths.ts';

/** Milligrams of the usual first dose on the label, or of ours where the use is off-label (docs/clinical). */
const usualStarts: Readonly<Record<string, { readonly asNeeded?: number; readonly daily?: number }>> = {
  // erectile-dysfunction.md#PDE-DOSE
  sildenafil: { asNeeded: 50 },
  tadalafil: { asNeeded: 10, daily: 2.5 },
  // premature-ejaculation.md#SSRI-CAP, #SSRI-PE-DOSE
  sertraline: { daily: 50 },
  fluoxetine: { daily: 20 },
  escitalopram: { daily: 10 },
};

export interface ProductDose {
  /** Milligrams in a tablet or capsule. */
  readonly mg: number;
  /** Tablets or capsules for a month. */
  readonly timesAMonth: number;
  /** One for every day; otherwise as needed. */
  readonly daily: boolean;
  /** The strength that most men start with when they take it like this. */
  readonly usualStart: boolean;
}

/** How often a product is taken and in which strength; null where no rule knows its strength. */
export const doseOfProduct = (
  product: Pick<Product, 'id' | 'drugType' | 'supplyInDays'>,
): ProductDose | null => {
  const strength = strengthOfProduct(product.id);
  const months = cadenceMonths(product);
  if (!strength || months === 0) return null;
  const { mg, units } = strength;
  const daily = units >= product.supplyInDays;
  const starts = usualStarts[product.drugType];
  return {
    mg,
    timesAMonth: Math.round(units / months),
    daily,
    usualStart: mg === (daily ? starts?.daily : starts?.asNeeded),
  };
};
