import type { DrugType } from '#modules/catalogue/index.ts';
import { flagPort } from '#server/ports/flags.ts';
import type { Scope } from '#server/scope.ts';
import { chartPort } from '../chart-port.ts';
import { earlyRefillsOf, takenBeside, type VisitInChart } from '../domain/chart/taken-drugs.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import type { PatientContext } from '../domain/facts.ts';

/** The subject of a decision. */
export interface DecisionInChart {
  readonly drugTypes: readonly DrugType[];
  /** Null for a decision outside a visit. */
  readonly visit: VisitInChart | null;
}

/** The visit that decisions about a consultation belong to. `requested`: the products it is about. */
export const visitInChart = (
  { id, kind }: { readonly id: string; readonly kind: string },
  checkoutId: string | null,
  requested: readonly { readonly productId: number }[],
): VisitInChart => ({
  id,
  checkoutId,
  replaces: kind === 'initial' ? [] : requested.map(({ productId }) => productId),
});

/** The facts besides a decision that the rules read, from a chart that was read already. */
export const contextFrom = (
  scope: Scope,
  therapies: readonly Therapy[],
  { drugTypes, visit }: DecisionInChart,
): PatientContext => {
  const now = scope.clock.now();
  return {
    takenDrugs: takenBeside(therapies, drugTypes, visit, now),
    erectionMinimumAge: scope.use(flagPort).values()['ed-eligibility-age'],
    earlyRefills: earlyRefillsOf(therapies, now),
  };
};

/** As `contextFrom`, with the chart read now. */
export const patientContext = async (
  scope: Scope,
  userId: string,
  decision: DecisionInChart,
): Promise<PatientContext> => contextFrom(scope, await scope.use(chartPort).taken(userId), decision);

/** Without a known patient: no treatments, and the current flags. */
export const contextOfStranger = (scope: Scope): PatientContext =>
  contextFrom(scope, [], { drugTypes: [], visit: null });
