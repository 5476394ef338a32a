import type { Step } from '../command.ts';
import { inTurn } from '../command.ts';
import type { History } from '../history.ts';
import { atDesk } from './at-desk.ts';

const mutations = {
  holds: `mutation($input: DeskTreatmentInput!) {
    deskHold(input: $input, liftedWhen: "We have talked.") { __typename } }`,
  resumes: 'mutation($input: DeskTreatmentInput!) { deskResume(input: $input) { __typename } }',
  discontinues: 'mutation($input: DeskTreatmentInput!) { deskDiscontinue(input: $input) { __typename } }',
};
export type TreatmentAction = keyof typeof mutations;

/** What an action is about: one prescription, those of the service line, or everything. */
export type TreatmentScope = 'everything' | 'the line' | 'the first prescription' | 'the last prescription';

const inForce: readonly string[] = ['active', 'on_hold'];

const lineOf = (drugType: string): string => {
  if (drugType === 'sertraline') return 'premature_ejaculation';
  return ['sildenafil', 'tadalafil'].includes(drugType) ? 'erectile_dysfunction' : 'hair_loss_care';
};

/** Null when the patient has no such prescription. */
const scopeOf = async (history: History, scope: TreatmentScope): Promise<Record<string, string> | null> => {
  if (scope === 'everything') return {};
  const running = (await history.rows('prescription'))
    .filter(({ status }) => inForce.includes(status))
    .toSorted((a, b) => a.created_at - b.created_at);
  const one = scope === 'the last prescription' ? running.at(-1) : running[0];
  if (!one) return null;
  return scope === 'the line' ? { serviceLine: lineOf(one.drug_type) } : { prescriptionId: one.id };
};

/** Holds, resumes or discontinues; the colleague of the clinician does it when `by` says so. */
export const changeTreatment = (
  action: TreatmentAction,
  {
    back = 0,
    scope = 'everything',
    by = 'clinician',
  }: { back?: number; scope?: TreatmentScope; by?: 'clinician' | 'colleague' } = {},
): Step =>
  atDesk(
    `${action} treatment`,
    `${by === 'colleague' ? '(a colleague) ' : ''}${action} ${scope}`,
    back,
    async (history, one) => {
      const about = await scopeOf(history, scope);
      if (about === null) return null;
      const input = {
        consultationId: one.id,
        reason: 'As discussed.',
        message: 'As we discussed with you.',
        ...about,
      };
      return history.askAs(one[by], mutations[action], { input });
    },
  );

/** The way out of a hard stop. */
export const resumeByTwo: Step = inTurn(
  'clinician: two resume treatment',
  'two clinicians resume everything',
  [changeTreatment('resumes', { by: 'clinician' }), changeTreatment('resumes', { by: 'colleague' })],
);

const CLOSE_ALERT = `mutation($id: ID!, $outcome: String!) {
  deskRespondToAlert(consultationId: $id, outcome: $outcome, note: "As the patient said.") }`;

export type AlertOutcome =
  | 'spoke_with_patient'
  | 'sent_to_emergency_care'
  | 'could_not_reach'
  | 'not_an_emergency';

export const closeAlert = (back = 0, outcome: AlertOutcome = 'spoke_with_patient'): Step =>
  atDesk('answers the alert', `answers the alert: ${outcome}`, back, async (history, { id, clinician }) => {
    const answer = await history.askAs(clinician, CLOSE_ALERT, { id, outcome });
    // Who was not reached may still be in danger: nothing has been done about the emergency.
    return outcome === 'could_not_reach' ? null : answer;
  });
