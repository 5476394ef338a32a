import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { ModuleDefinition } from '#server/module.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from './care-modules.ts';
import { openHarness } from './harness.ts';
import { MAYA } from './treatment-api.ts';

export const ketoconazole = 407;
/** Every three months, like the foam. */
export const thickeningShampoo = 313;

/**
 * Orders and visits with two clinicians, where Maya gets every case, and what a test asks of them over days. `more`: modules
 * beside those of orders and visits.
 */
export const openCareStory = async (more: readonly ModuleDefinition[] = []) => {
  const harness = await openHarness({ modules: [...orderAndCareModules, ...more] });
  const maya = await harness.clinician();
  const ola = await harness.addClinician('ola@example.com', ['TX', 'NY', 'CA']);
  // She has always waited longest.
  await harness.scope
    .db('clinician')
    .whereNot({ id: MAYA })
    .update({ last_assigned_at: addDays(harness.clock.now(), 1000) });

  const settle = async () => {
    await harness.sweep();
    await harness.drain();
  };
  /** A blood pressure of today: the clock of these tests advances. */
  const reading = (): Answers => {
    const { bp } = healthyHairAnswers(toCalendarDate(harness.clock.now()));
    return bp === undefined ? {} : { bp };
  };

  return {
    harness,
    maya,
    ola,
    daysPass: async (days: number) => {
      for (let day = 0; day < days; day += 5) {
        harness.clock.set(addDays(harness.clock.now(), Math.min(5, days - day)));
        await settle();
      }
    },
    orders: async (patient: SignedInUser, products: readonly number[]) =>
      placeOrder(harness.scope, patient, await harness.orderRequest(products)),
    /** A patient with a first order of products without a prescription, paid and sent. */
    buys: async (products: readonly number[]): Promise<SignedInUser> => {
      const patient = await harness.account();
      await harness.order({ patient, products: [...products] });
      await harness.drain();
      await settle();
      return patient;
    },
    /** Orders prescription products and submits their intake, some answers changed. */
    visitOf: async (
      patient: SignedInUser,
      products: readonly number[],
      drugTypes: readonly DrugType[],
      answers: Answers = {},
    ) => {
      const visit = await harness.orderedVisit({ patient, products: [...products] });
      await harness.submitIntake(visit, [...drugTypes], { ...reading(), ...answers });
      return visit;
    },
    /** Holds of drugs without a prescription. */
    drugHolds: (patient: SignedInUser) => harness.rows('prescription_hold', { user_id: patient.id }),
    /** Orders that went to the pharmacy. */
    sent: async (patient: SignedInUser): Promise<number> =>
      (await harness.rows('customer_order', { user_id: patient.id })).filter(
        ({ submitted_at }: { submitted_at: Date | null }) => submitted_at !== null,
      ).length,
    notices: async (patient: SignedInUser): Promise<string[]> =>
      (await harness.rows('notice', { person_id: patient.id })).map(({ kind }: { kind: string }) => kind),
  };
};
