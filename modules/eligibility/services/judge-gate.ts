import { accountPort } from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import type { GateDecision } from '../decision-port.ts';
import { drugsOf } from '../domain/chart/therapy.ts';
import type { ChartContext } from '../domain/chart-rules/chart-facts.ts';
import type { ChartQuestion } from './chart-facts.ts';
import { type JudgedPatient, judgeKnownFrom, readKnown } from './judge-known.ts';

/** A decision of a gate, with what the rules say about everything that the patient takes. */
interface JudgedGate extends JudgedPatient {
  readonly chart: ChartQuestion;
  readonly taken: readonly string[];
}

const contextOf = ({ purpose, orderId, checkoutId }: GateDecision): ChartContext => {
  switch (purpose) {
    case 'order':
      return { kind: 'order', checkoutId: checkoutId ?? '' };
    case 'plan_change':
    case 'reactivation':
      return { kind: 'change', checkoutId: checkoutId ?? '' };
    case 'address':
      return { kind: 'move' };
    default:
      return { kind: 'fill', orderId };
  }
};

/**
 * Judges, for the record, everything that the patient takes beside the products of the decision, by all that is known of
 * them. What decides is the gate: a new answer acts when it comes, and a clinician may have resumed what a rule names.
 */
export const judgeGate = async (scope: Scope, decision: GateDecision): Promise<JudgedGate> => {
  const { userId, purpose, products, shipState, dob } = decision;
  const known = await readKnown(scope, userId);
  const taken = drugsOf(known.therapies.filter(({ isOfOtherAccount }) => isOfOtherAccount !== true));
  const person = dob === undefined ? await scope.use(accountPort).person(userId) : { dob };
  const wanted = await scope.use(cataloguePort).productsByIds(products.map(({ productId }) => productId));
  const judged = judgeKnownFrom(scope, known, {
    userId,
    purpose,
    drugTypes: [...new Set([...wanted.map(({ drugType }) => drugType), ...taken])],
    shipState,
    dob: person?.dob ?? null,
  });
  const statesOf = new Map(products.map((one) => [one.productId, one.prescriberStates]));
  const isPrescribed = products.some(({ prescriberStates }) => prescriberStates !== undefined);
  return {
    ...judged,
    taken,
    chart: {
      context: contextOf(decision),
      products: wanted,
      therapies: known.therapies,
      ...(isPrescribed && { licensedStates: (id: number) => statesOf.get(id) ?? [] }),
    },
  };
};
