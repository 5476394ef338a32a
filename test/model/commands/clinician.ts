import { maya as mayaPerson } from '#test/harness/people.ts';
import { APPROVE, decision, PROPOSE } from '#test/harness/visit-api.ts';
import type { Step } from '../command.ts';
import type { History } from '../history.ts';

const REFUSE = `mutation($id: ID!) {
  deskRefuse(consultationId: $id, reason: "Not safe for you.", alternatives: "Ask your own doctor.") { status } }`;
const ASK = `mutation($id: ID!) {
  deskMessage(consultationId: $id, body: "How are you?", asksPatient: true) { id } }`;

const decided: readonly string[] = ['approved', 'follow_up', 'not_a_match', 'canceled', 'expired'];

/** Cases that a clinician can see: those that wait for a decision, then the others, newest first. */
const casesOf = async (history: History) => {
  const cases = (await history.rows('consultation')).filter(({ status }) => status !== 'draft');
  const rank = ({ status }: { status: string }) => (decided.includes(status) ? 1 : 0);
  return cases.toSorted((a, b) => rank(a) - rank(b) || b.created_at - a.created_at);
};

/** A step of the clinician in one of the patient's cases, `back` from the newest. */
const atDesk = (
  name: string,
  back: number,
  act: (history: History, consultationId: string) => ReturnType<History['ask']>,
): Step => ({
  name: `${mayaPerson.firstName} ${name} in case ${back} from the last`,
  act: async (history) => {
    const cases = await casesOf(history);
    const one = cases[back % Math.max(1, cases.length)];
    if (!one) return;
    const answer = await act(history, one.id);
    if (!answer.errors) history.clinicianActedAt = history.now();
  },
});

/** Every flag that the case shows. */
const flagsOf = async (history: History, consultationId: string): Promise<readonly string[]> =>
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
  name: string,
  mutation: string,
  productIds: readonly number[] | null,
  { back = 0, acknowledges = true, refills = null }: Decision,
): Step =>
  atDesk(`${name}${acknowledges ? '' : ' without reading the flags'}`, back, async (history, id) => {
    const acknowledgedRuleIds = acknowledges ? await flagsOf(history, id) : [];
    return history.askAs(
      history.harness.maya,
      mutation,
      decision(id, { acknowledgedRuleIds, productIds, refills }),
    );
  });

export const approve = (how: Decision = {}): Step =>
  decide(`approves${how.refills ? ` ${how.refills} fills` : ''}`, APPROVE, null, how);

export const propose = (productIds: readonly number[], how: Decision = {}): Step =>
  decide(`proposes ${productIds.join(', ')}`, PROPOSE, productIds, how);

export const refuse = (back = 0): Step =>
  atDesk('refuses', back, (history, id) => history.askAs(history.harness.maya, REFUSE, { id }));

export const askPatient = (back = 0): Step =>
  atDesk('asks the patient', back, (history, id) => history.askAs(history.harness.maya, ASK, { id }));

const treatmentActions = {
  holds: `mutation($input: DeskTreatmentInput!) {
    deskHold(input: $input, liftedWhen: "We have talked.") { __typename } }`,
  resumes: 'mutation($input: DeskTreatmentInput!) { deskResume(input: $input) { __typename } }',
  discontinues: 'mutation($input: DeskTreatmentInput!) { deskDiscontinue(input: $input) { __typename } }',
};
export type TreatmentAction = keyof typeof treatmentActions;

/** Holds, resumes or discontinues everything that the patient takes. */
export const changeTreatment = (action: TreatmentAction, back = 0): Step =>
  atDesk(`${action} everything`, back, (history, consultationId) =>
    history.askAs(history.harness.maya, treatmentActions[action], {
      input: { consultationId, reason: 'As discussed.', message: 'As we discussed with you.' },
    }),
  );

const CLOSE_ALERT = `mutation($id: ID!) {
  deskRespondToAlert(consultationId: $id, outcome: "spoke_with_patient", note: "The patient is safe.") }`;

export const closeAlert = (back = 0): Step =>
  atDesk('closes the alert', back, (history, id) => history.askAs(history.harness.maya, CLOSE_ALERT, { id }));
