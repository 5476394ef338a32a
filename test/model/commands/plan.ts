import { allTexts } from '#test/harness/visit-api.ts';
import type { Step } from '../command.ts';

const ACCEPT = `mutation($id: ID!, $read: [String!]) {
  acceptPlan(consultationId: $id, consent: true, acknowledgedRuleIds: $read) }`;
const DECLINE = 'mutation($id: ID!) { declinePlan(consultationId: $id, reason: "Something else, please.") }';

const answerPlan = (name: string, mutation: string, variables: Record<string, unknown> = {}): Step => ({
  kind: name,
  name,
  act: async (history) => {
    const where = { user_id: history.patient.id, status: 'plan_proposed' };
    const [proposed] = await history.rows('consultation', where);
    if (proposed) await history.ask(mutation, { id: proposed.id, ...variables });
  },
});

export const acceptPlan = answerPlan('accepts the plan', ACCEPT, { read: allTexts });
export const declinePlan = answerPlan('declines the plan', DECLINE);
