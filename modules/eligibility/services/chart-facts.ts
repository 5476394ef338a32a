import { dailyDoseOf, type Product } from '#modules/catalogue/index.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import type {
  ChartContext,
  ChartFacts,
  ChartProduct,
  ChartRecord,
} from '../domain/chart-rules/chart-facts.ts';
import { delaySprays } from '../domain/drug-groups.ts';
import { bottlesOf } from './spray-limit.ts';

/** What is decided about products, and what the patient has beside them. */
export interface ChartQuestion {
  readonly context: ChartContext;
  readonly products: readonly Product[];
  /** Everything that the person has from us or has asked us for. */
  readonly therapies: readonly Therapy[];
  /** Whose license counts for a prescription product; left out before anybody prescribes it. */
  readonly licensedStates?: (productId: number) => readonly string[];
}

const recordOf = ({ name: _, orderedAt: __, dispensedAt, ...therapy }: Therapy): ChartRecord => ({
  ...therapy,
  dispensedAt: dispensedAt?.toISOString() ?? null,
  mgPerDay: dailyDoseOf(therapy.productId),
});

const conflictsOf = (
  { id, conflictProductCollections }: Product,
  others: readonly number[],
): readonly number[] => {
  const named = conflictProductCollections.flatMap(({ productIds }) => productIds);
  return [...new Set(others)].filter((other) => other !== id && named.includes(other));
};

/** The facts that the rules across products read, as they are kept with the decision. */
export const chartFactsOf = (
  { context, products, therapies, licensedStates }: ChartQuestion,
  { at, shipState, patientState }: { at: Date; shipState: string; patientState: string | null },
): ChartFacts => {
  const ids = [...products.map(({ id }) => id), ...therapies.map(({ productId }) => productId)];
  return {
    at: at.toISOString(),
    context,
    shipState,
    patientState,
    records: therapies.map(recordOf),
    wanted: products.map(
      (product): ChartProduct => ({
        productId: product.id,
        drugType: product.drugType,
        supplyInDays: product.supplyInDays,
        bottles: delaySprays.includes(product.drugType) ? bottlesOf(product) : 0,
        mgPerDay: dailyDoseOf(product.id),
        conflictsWith: conflictsOf(product, ids),
        isSoldThere: !product.unavailableStates.includes(shipState),
        prescriberStates: product.needsPrescription && licensedStates ? licensedStates(product.id) : null,
      }),
    ),
  };
};
