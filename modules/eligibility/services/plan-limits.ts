import { DAY_MS } from '#kernel/dates.ts';
import { type Product, strengthOfProduct } from '#modules/catalogue/index.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import { type DrugPackage, limitProblem } from '../domain/dosing/plan-limits.ts';
import { ssris } from '../domain/drug-groups.ts';
import type { Evaluation } from '../domain/evaluation.ts';
import { isStated, type PatientFact } from '../domain/patient-facts/patient-fact.ts';

/** Days after the first package from which an answer about an antidepressant is the one after four weeks. */
const FOUR_WEEKS = 28;

const packageOf = (
  productId: number,
  { drugType, supplyInDays }: Pick<Product, 'drugType' | 'supplyInDays'>,
): DrugPackage | null => {
  const strength = strengthOfProduct(productId);
  return strength && { drugType, ...strength, days: supplyInDays };
};

/**
 * The patient's treatment with it: a prescription, on hold or not, or a package that was sent and is not older than its
 * supply.
 */
const isPresent = ({ stage, dispensedAt, supplyInDays, isOfOtherAccount }: Therapy, now: Date): boolean =>
  isOfOtherAccount !== true &&
  (stage === 'prescribed' ||
    stage === 'on_hold' ||
    (dispensedAt !== null && now.getTime() - dispensedAt.getTime() <= supplyInDays * DAY_MS));

/** Whether the effects of an antidepressant were reported four weeks or more after it was first sent. */
const hasFourWeekCheckIn = (therapies: readonly Therapy[], facts: readonly PatientFact[]): boolean => {
  const sent = therapies
    .filter(({ drugType }) => ssris.includes(drugType))
    .flatMap(({ dispensedAt }) => (dispensedAt ? [dispensedAt.getTime()] : []));
  const first = Math.min(...sent);
  return facts
    .filter(isStated)
    .some(
      ({ question, speaksOf }) =>
        question === 'ssri_effects' && speaksOf.getTime() >= first + FOUR_WEEKS * DAY_MS,
    );
};

/** The facts that decide the limits of a plan. */
interface LimitedPlan {
  readonly evaluation: Pick<Evaluation, 'doseCaps'>;
  readonly therapies: readonly Therapy[];
  /** All facts about the patient. */
  readonly known: readonly PatientFact[];
  /** The visit that decides: its own prescription is not the patient's current dose. */
  readonly consultationId: string;
  readonly now: Date;
}

/**
 * Why these products cannot be prescribed: the dose, the number of tablets or the days of a fill is over a limit, which
 * the sentence names. Empty when all of them can.
 */
export const planLimits = (
  products: readonly Product[],
  { evaluation, therapies, known, consultationId, now }: LimitedPlan,
): readonly string[] => {
  const own = therapies.filter((one) => one.consultationId !== consultationId && isPresent(one, now));
  const limitContext = {
    caps: evaluation.doseCaps,
    present: own.flatMap((one) => packageOf(one.productId, one) ?? []),
    hasFourWeekCheckIn: hasFourWeekCheckIn(therapies, known),
  };
  return products.flatMap((product) => {
    const wanted = packageOf(product.id, product);
    const problem = wanted && limitProblem(wanted, limitContext);
    return problem === null ? [] : [`${product.displayedName} cannot be prescribed: ${problem}.`];
  });
};
