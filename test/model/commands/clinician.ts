import { APPROVE, decision, PROPOSE } from '#test/harness/visit-api.ts';
import type { Step } from '../command.ts';
import type { History } from '../history.ts';
import { atDesk } from './at-desk.ts';

const REFUSE = `mutation($id: ID!) {
  deskRefuse(consultationId: $id, reason: "Not safe for you.", alternatives: "Ask your own doctor.") { status } }`;
const ASK = `mutation($id: ID!) {
  deskMessage(consultationId: $id, body: "How are you?", asksPatient: true) { id } }`;

/** Every flag that the case shows. */
export const flagsOf = async (history: History, consultationId: string): Promise<readonly string[]> =>
  (await history.rows('eligibility_finding', { consultation_id: consultationId }))
    .filter(({ outcome }) => outcome === 'review')
    .map(({ rule_id }) => rule_id);

interface Decision {
  readonly back?: number;
  /** Acknowledges the flags of the case, or none. */
  readonly acknowledges?: boolean;
  readonly refills?: number | null;
}

const decide = (
  [kind, name]: readonly [string, string],
  mutation: string,
  productIds: readonly number[] | null,
  { back = 0, acknowledges = true, refills = null }: Decision,
): Step =>
  atDesk(kind, `${name}${acknowledges ? '' : ' without reading the flags'}`, back, async (history, one) => {
    const acknowledgedRuleIds = acknowledges ? await flagsOf(history, one.id) : [];
    const input = decision(one.id, { acknowledgedRuleIds, productIds, refills });
    return history.askAs(one.clinician, mutation, input);
  });

export const approve = (how: Decision = {}): Step =>
  decide(['approves', `approves${how.refills ? ` ${how.refills} fills` : ''}`], APPROVE, null, how);

export const propose = (productIds: readonly number[], how: Decision = {}): Step =>
  decide(['proposes', `proposes ${productIds.join(', ')}`], PROPOSE, productIds, how);

export const refuse = (back = 0): Step =>
  atDesk('refuses', 'refuses', back, (history, { id, clinician }) =>
    history.askAs(clinician, REFUSE, { id }),
  );

export const askPatient = (back = 0): Step =>
  atDesk('asks the patient', 'asks the patient', back, (history, { id, clinician }) =>
    history.askAs(clinician, ASK, { id }),
  );
