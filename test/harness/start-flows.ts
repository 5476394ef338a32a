import {
  healthyHairHistory,
  ordinaryBasics,
} from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { FlowName } from '#modules/start/domain/flows.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type ApiAnswer, dataOf } from './api.ts';
import type { Harness } from './harness.ts';

export const SAVE_FLOW = `mutation($name: String!, $input: StartSaveInput!) {
  saveStartFlow(name: $name, input: $input) { responseId revision } }`;
export const SUBMIT_FLOW = `mutation($name: String!, $id: ID!, $revision: Int!, $read: [String!]) {
  submitStartFlow(name: $name, responseId: $id, revision: $revision, acknowledgedRuleIds: $read) {
    outcome href notice { title } ruleIds } }`;

/** What is asked after a move, answered by somebody in good health. */
export const healthyAfterMove: Answers = {
  urgent_symptoms: ['none'],
  conditions: ['none'],
  meds: ['none'],
  allergies: ['none'],
  scalp_symptoms: ['none'],
  partner_pregnant: ['none'],
  scalp_contact: 'no',
  phq2_interest: '0',
  phq2_down: '0',
  self_harm_now: 'no',
  attest: 'agree',
};

/** A visitor known by a lead, or a person who signed in. */
export interface Who {
  readonly user: SignedInUser | null;
  readonly leadId: string | null;
}

export const codeOf = ({ errors }: ApiAnswer): string | undefined => errors?.[0]?.extensions.code;

interface Saved {
  readonly responseId: string;
  readonly revision: number;
}

/** The onboarding flows, answered by visitors and patients. */
export const startFlows = ({ scope, drain, api, signIn }: Harness) => {
  const ask = ({ user, leadId }: Who, query: string, variables: Record<string, unknown> = {}) =>
    api(user, query, variables, leadId);

  const save = async (
    who: Who,
    name: FlowName,
    answers: Answers,
    responseId: string | null = null,
    revision = 0,
  ): Promise<Saved> => {
    const input = { responseId, revision, answersJson: JSON.stringify(answers) };
    return dataOf<{ saveStartFlow: Saved }>(await ask(who, SAVE_FLOW, { name, input })).saveStartFlow;
  };

  const submit = (who: Who, name: FlowName, { responseId, revision }: Saved) =>
    ask(who, SUBMIT_FLOW, { name, id: responseId, revision });

  return {
    ask,
    save,
    submit,
    answer: async (who: Who, name: FlowName, answers: Answers) =>
      submit(who, name, await save(who, name, answers)),
    visitor: (): Who => ({ user: null, leadId: scope.ids.uuid() }),
    /** The same browser after signing in; the visitor's answers have been adopted. */
    signIn: async ({ leadId }: Who): Promise<Who> => {
      const user = await signIn(`new-${leadId}@example.com`, leadId);
      await drain();
      return { user, leadId };
    },
  };
};

export const basics = ordinaryBasics;

export const hairBasics: Answers = {
  ...healthyHairHistory,
  previous_treatment: ['topical_minoxidil'],
  previous_result: 'Two years, it itched.',
};
