import { announceCharge } from '#modules/billing/services/agreement/announce-charge.ts';
import { stopOrder } from '#modules/billing/services/fulfillment/stop-order.ts';
import { acceptPlan } from '#modules/consultation/services/plan-answer.ts';
import type { Scope } from '#server/scope.ts';
import { planHashIn, planTextQuery } from '../harness/accept-plan.ts';
import type { Harness } from '../harness/harness.ts';
import { requestedPlan } from '../harness/requested-plan.ts';
import { allTexts } from '../harness/visit-api.ts';
import type { CrashScenario, Patient } from './crash-scenario.ts';
import { eachSubscription, must, refill, rowsOf, sendRefunds } from './purchase.ts';

/** A patient whose first package is at the pharmacy has asked for another plan, and a clinician proposes it. */
const proposed = async (harness: Harness, patient: Patient): Promise<Patient> => {
  const plan = requestedPlan(harness, await harness.clinician());
  const visit = await plan.treated();
  const { user } = visit;
  await plan.request(visit);
  const consultationId = await plan.answered(visit);
  await plan.propose(consultationId);
  const { data } = await harness.api(user, planTextQuery);
  return { ...patient, actor: user, proposal: { consultationId, consentHash: planHashIn(data) } };
};

/** Repeating it changes nothing. */
const accept = async (scope: Scope, { actor, proposal }: Patient): Promise<void> => {
  if (!proposal) throw new Error('Nothing is proposed to the patient.');
  const who = { actor, userId: actor.id, ip: '192.0.2.1', userAgent: 'test' };
  const given = { consent: true, acknowledgedRuleIds: allTexts, proposalId: null };
  must(await acceptPlan(scope, who, { ...proposal, ...given }));
};

/** The patient accepts, and the package of the earlier treatment is stopped and paid back. */
const changePlan = async (scope: Scope, patient: Patient): Promise<void> => {
  await accept(scope, patient);
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await stopOrder(scope, id);
  await sendRefunds(scope, patient);
};

/** A plan that a clinician decides about, until its first charge. */
export const planScenarios: Readonly<Record<string, CrashScenario>> = {
  plan: {
    daysBefore: 0,
    patient: proposed,
    prepare: async () => {},
    run: changePlan,
    again: accept,
    later: [
      { days: 0.1, run: (scope, patient) => eachSubscription(scope, patient, announceCharge) },
      { days: 7.2, run: refill },
    ],
  },
};
