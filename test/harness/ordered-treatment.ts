import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { Harness } from './harness.ts';
import type { OpenVisit } from './visit-factories.ts';

/** Patients whose treatment was ordered, approved, charged and sent, in a harness with real billing. */
export const orderedTreatment = (harness: Harness) => {
  /** One round of everything that is due. */
  const hour = async () => {
    await harness.sweep();
    await harness.drain();
  };
  const ofUser = ({ user }: Treated) => ({ user_id: user.id });
  return {
    hour,
    daysPass: async (days: number) => {
      for (let day = 0; day < days; day += 5) {
        harness.clock.set(addDays(harness.clock.now(), Math.min(5, days - day)));
        await hour();
      }
    },
    treated: async (
      products: readonly number[],
      drugTypes: Parameters<Harness['submitIntake']>[1],
    ): Promise<OpenVisit> => {
      const visit = await harness.orderedVisit({ products });
      const { bp } = healthyHairAnswers(toCalendarDate(harness.clock.now()));
      await harness.submitIntake(visit, drugTypes, bp === undefined ? {} : { bp });
      await harness.approve(visit.consultationId);
      await hour();
      await hour();
      return visit;
    },
    /** The prescriptions have no fills left, so that a renewal is due. */
    useUp: async (visit: Treated) => {
      await harness.scope.db('prescription').where(ofUser(visit)).update({ refills_remaining: 0 });
    },
    /** The status of the prescription for each product. */
    prescriptionsOf: async (visit: Treated): Promise<Record<number, string>> =>
      Object.fromEntries(
        (await harness.rows('prescription', ofUser(visit))).map(
          ({ product_id, status }: { product_id: number; status: string }) => [product_id, status],
        ),
      ),
    subscriptionsOf: async (visit: Treated): Promise<string[]> =>
      (await harness.rows('subscription', ofUser(visit))).map(({ status }: { status: string }) => status),
    /** What ships regularly, by product id. */
    runningProducts: async (visit: Treated): Promise<number[]> =>
      harness.scope
        .db('subscription_product as p')
        .join('subscription as s', 's.id', 'p.subscription_id')
        .where(ofUser(visit))
        .whereNotIn('status', ['canceled', 'incomplete_expired'])
        .orderBy('product_id')
        .pluck('product_id'),
    /** Everything that the pharmacy got, in order. */
    sentProducts: async (visit: Treated): Promise<number[]> =>
      harness.scope
        .db('order_line as l')
        .join('customer_order as o', 'o.id', 'l.order_id')
        .where(ofUser(visit))
        .whereNotNull('submitted_at')
        .orderBy('o.created_at')
        .pluck('product_id'),
  };
};

export interface Treated {
  readonly user: SignedInUser;
  readonly consultationId: string;
}
