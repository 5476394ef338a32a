import { acceptPlanMutation, planHashIn, planTextQuery } from '#test/harness/accept-plan.ts';
import { allTexts } from '#test/harness/visit-api.ts';
import type { Step } from '../command.ts';

const DECLINE = 'mutation($id: ID!) { declinePlan(consultationId: $id, reason: "Something else, please.") }';

const answerPlan = (name: string, mutation: string, variables: Record<string, unknown> = {}): Step => ({
  kind: name,
  name,
  act: async (history) => {
    const where = { user_id: history.patient.id, status: 'plan_proposed' };
    const [proposed] = await history.rows('consultation', where);
    if (!proposed) return;
    const { data } = await history.ask(planTextQuery);
    const hash = mutation === acceptPlanMutation ? { hash: planHashIn(data) } : {};
    await history.ask(mutation, { id: proposed.id, ...hash, ...variables });
  },
});

export const acceptPlan = answerPlan('accepts the plan', acceptPlanMutation, {
  read: allTexts,
  consent: true,
});
export const declinePlan = answerPlan('declines the plan', DECLINE);
