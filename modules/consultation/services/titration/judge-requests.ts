import { addDays, formatDate } from '#kernel/dates.ts';
import { badInput, type FieldProblem, ok, type Result } from '#kernel/result.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import {
  type DoseProposal,
  type DoseWish,
  decidesItself,
  doseAbove,
  doseBelow,
  type JudgedVisit,
  judgeDose,
  type KnownPatientJudged,
  mayStepUp,
  productAtDose,
  strengthOf,
  wishOf,
  wishQuestionId,
} from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import type { DoseRequest } from '../../domain/dose-request.ts';
import { planItem } from '../../domain/plan.ts';
import type { TakenPrescription } from './taken-prescriptions.ts';

/** A request that has to be changed, or made on a later day. */
const refusable: ReadonlySet<string> = new Set(['too-early', 'highest', 'lowest', 'too-few-tries']);
const needsReading: ReadonlySet<string> = new Set(['bp-missing', 'bp-old', 'pulse-missing']);

/** The first day on which a higher dose can be requested; null when time is not the reason. */
export const stepUpFrom = (judged: JudgedVisit, taken: TakenPrescription): Date | null => {
  const step = mayStepUp(judged, taken);
  return step?.kind === 'too_early' ? addDays(judged.facts.now, step.days - taken.daysOnDose) : null;
};

/**
 * Questions that the patient has to answer differently before the request is submitted; empty when a clinician has to
 * review it anyway.
 */
const problemsOf = (
  judged: KnownPatientJudged,
  taken: TakenPrescription,
  wish: DoseWish,
  { kind, reasons }: DoseProposal,
): readonly FieldProblem[] => {
  if (kind !== 'stay' || wish === 'stay') return [];
  if (reasons.some(({ id }) => !refusable.has(id) && !needsReading.has(id))) return [];
  const from = stepUpFrom(judged, taken);
  const next = from
    ? `You can ask for a higher one from ${formatDate(from)}.`
    : 'Please choose something else.';
  const again = reasons.filter(({ id }) => refusable.has(id));
  return again.length > 0
    ? again.map(({ forPatient }) => ({
        field: wishQuestionId(taken.product.drugType),
        message: `${forPatient} ${next}`,
      }))
    : reasons.map(({ forPatient }) => ({ field: 'bp', message: forPatient }));
};

/** The new dose of a request or proposal, as a line of a plan; null without one. */
const leadsTo = (
  products: readonly Product[],
  { product }: TakenPrescription,
  wish: DoseWish,
  mg: number | null,
) => {
  const found = wish === 'stop' || mg === null ? null : productAtDose(products, product, mg);
  return found && planItem(found);
};

/** Whether a clinician has to review an answer about a drug that the patient continues to take. */
const needsLook = ({ evaluation }: KnownPatientJudged, { product, isOnHold }: TakenPrescription): boolean =>
  isOnHold ||
  evaluation.findings.some(
    ({ outcome, drugTypes }) =>
      strengthOf(outcome) >= strengthOf('review') && drugTypes.includes(product.drugType),
  );

interface Offer {
  readonly products: readonly Product[];
  /** What the patient pays now for each product. */
  readonly prices: ReadonlyMap<number, number>;
}

const requestOf = (
  { products, prices }: Offer,
  judged: KnownPatientJudged,
  taken: TakenPrescription,
  wish: DoseWish,
  proposal: DoseProposal,
): DoseRequest => {
  const { product, prescription } = taken;
  const wishedMg = wish === 'up' ? doseAbove(taken) : doseBelow(taken);
  const present = planItem({ ...product, price: prices.get(product.id) ?? product.price });
  return {
    drugType: product.drugType,
    prescriptionId: prescription.id,
    present,
    wish,
    wanted: wish === 'stay' ? present : leadsTo(products, taken, wish, wishedMg),
    proposal: proposal.kind,
    proposed: proposal.kind === 'stay' ? present : leadsTo(products, taken, proposal.kind, proposal.toMg),
    reasons: proposal.reasons,
    isSettled:
      decidesItself(product.drugType, wish, proposal) && (wish === 'stop' || !needsLook(judged, taken)),
  };
};

/**
 * The patient's request for each drug, with the proposal of the software. BAD_USER_INPUT names the question of a
 * request that is not possible yet, or `bp` where a higher dose needs a new reading.
 */
export const judgeRequests = async (
  scope: Scope,
  userId: string,
  judged: KnownPatientJudged,
  taken: readonly TakenPrescription[],
): Promise<Result<readonly DoseRequest[]>> => {
  const catalogue = scope.use(cataloguePort);
  const { answers, shipState } = judged.facts;
  const products = (await catalogue.products()).filter(
    (product) => catalogue.isOffered(product) && !product.unavailableStates.includes(shipState),
  );
  const prices = await scope.use(billingPort).agreedPrices(userId);
  const all = taken.flatMap((one) => {
    const wish = wishOf(answers, one.product.drugType);
    if (wish === null) return [];
    const proposal = judgeDose(judged, one, wish);
    return [
      {
        request: requestOf({ products, prices }, judged, one, wish, proposal),
        problems: problemsOf(judged, one, wish, proposal),
      },
    ];
  });
  const problems = all.flatMap((one) => one.problems);
  return problems.length > 0 ? badInput(problems) : ok(all.map(({ request }) => request));
};
