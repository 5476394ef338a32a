import { toCalendarDate } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { healthyErections } from '#modules/eligibility/domain/questionnaires/healthy-sexual-health-answers.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { agreeToSsri } from './agree-to-ssri.ts';
import { dataOf } from './api.ts';
import type { Harness } from './harness.ts';
import { orderedTreatment, type Treated } from './ordered-treatment.ts';
import { APPROVE, decision, PROPOSE } from './visit-api.ts';

/** Sildenafil 50 mg, 24 and 96 tablets for 90 days; 100 mg, 12 tablets. */
export const [sildenafil, tooManyTablets, tooHigh] = [1010, 1016, 1017];
/** Sildenafil 50 mg, 12 tablets, for early ejaculation. */
export const sildenafilForEarly = 1234;
/** Tadalafil 10 mg, 12 tablets; 2.5 and 5 mg, 90 tablets, one a day. */
export const [tadalafil, dailyTadalafil, higherDaily] = [1037, 1030, 1036];
/** Sertraline 50 mg, 30 tablets for 30 days; 90 tablets for 90 days. */
export const [sertraline, threeMonthsOfSertraline] = [1303, 1301];
export const spray = 353;

/** Visits about sexual health from the order to the parcel, decided by this clinician. */
export const sexualHealthVisits = (harness: Harness, maya: SignedInUser) => {
  const treatment = () => orderedTreatment(harness);
  const agree = (user: SignedInUser) => harness.api(user, agreeToSsri).then(dataOf);
  /** An order of these products with its intake sent; a blood pressure of today. */
  const sent = async (products: readonly number[], drugTypes: readonly DrugType[], changes: Answers = {}) => {
    const visit = await harness.orderedVisit({ products });
    if (drugTypes.includes('sertraline')) await agree(visit.user);
    const { bp } = healthyErections(toCalendarDate(harness.clock.now()));
    const outcome = await harness.submitIntake(visit, drugTypes, {
      ...(bp !== undefined && { bp }),
      ...changes,
    });
    return { ...visit, outcome };
  };
  const approve = (id: string, changes: Record<string, unknown> = {}) =>
    harness.api(maya, APPROVE, decision(id, changes));
  const propose = (id: string, productIds: readonly number[]) =>
    harness.api(maya, PROPOSE, decision(id, { productIds }));
  const refusalOf = ({ errors }: { readonly errors?: readonly { readonly message: string }[] }): string =>
    errors?.[0]?.message ?? 'not refused';
  const shipped = async (visit: Treated) => {
    await treatment().hour();
    await treatment().hour();
    return treatment().sentProducts(visit);
  };
  const treated = async (
    products: readonly number[],
    drugTypes: readonly DrugType[],
    acknowledgedRuleIds: readonly string[] = [],
  ) => {
    const visit = await sent(products, drugTypes);
    dataOf(await approve(visit.consultationId, { acknowledgedRuleIds }));
    await shipped(visit);
    return visit;
  };
  return { treatment, agree, sent, approve, propose, refusalOf, shipped, treated };
};
