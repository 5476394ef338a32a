import type { DrugType } from '#modules/catalogue/index.ts';
import { rules } from '#modules/eligibility/domain/index.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import {
  healthyEjaculation,
  healthyErections,
} from '#modules/eligibility/domain/questionnaires/healthy-sexual-health-answers.ts';
import { visitRegistration } from '#modules/eligibility/index.ts';
import { type Answers, pruneHidden, quizPort } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { TestApi } from './api.ts';

export const SAVE_INTAKE = `mutation($input: IntakeSaveInput!) { saveIntake(input: $input) { revision } }`;
export const SUBMIT_INTAKE = `mutation($id: ID!, $revision: Int!, $read: [String!]) {
  submitIntake(responseId: $id, revision: $revision, acknowledgedRuleIds: $read) {
    outcome href removedDrugTypes findings { ruleId outcome reason }
  }
}`;

export interface SubmittedIntake {
  readonly outcome: string;
  readonly href: string;
  readonly removedDrugTypes: string[];
  readonly findings: { ruleId: string }[];
}

interface HasApi {
  readonly api: TestApi;
}

interface HasScope {
  readonly scope: Scope;
}

/** Saves answers as the form does; returns the new revision. */
export const save = async (
  { api }: HasApi,
  user: SignedInUser,
  responseId: string,
  revision: number,
  answers: Answers,
): Promise<number> => {
  const input = { responseId, revision, answersJson: JSON.stringify(answers) };
  const answer = await api(user, SAVE_INTAKE, { input });
  const saved = answer.data?.saveIntake;
  if (typeof saved !== 'object' || saved === null || !('revision' in saved))
    throw new Error(JSON.stringify(answer.errors));
  return Number(saved.revision);
};

/** Ids of all counsel texts: a patient who acknowledges everything. */
export const allTexts = rules.filter(({ outcome }) => outcome === 'counsel').map(({ id }) => id);

export const submit = (
  { api }: HasApi,
  user: SignedInUser,
  id: string,
  revision: number,
  read: readonly string[] = allTexts,
) => api(user, SUBMIT_INTAKE, { id, revision, read });

/** The status of a row, read directly from its table. */
export const statusOf = async (
  { scope }: HasScope,
  table: 'consultation' | 'journey',
  id: string,
): Promise<string> => (await scope.db(table).where({ id }).pluck('status'))[0];

export const APPROVE = `mutation($input: DecisionInput!) { deskApprove(input: $input) { status isMine } }`;
export const PROPOSE = `mutation($input: DecisionInput!) { deskPropose(input: $input) { status } }`;

export const decision = (consultationId: string, changes: Record<string, unknown> = {}) => ({
  input: { consultationId, acknowledgedRuleIds: [], reason: 'Suits you.', ...changes },
});

/** A healthy patient's answers to exactly the questions of these drugs, with some of them changed. */
export const intakeAnswers = (drugTypes: readonly DrugType[], changes: Answers = {}): Answers => {
  const config = visitRegistration('initial', drugTypes).questionnaire.questionsFor(drugTypes);
  const isForErections = drugTypes.some((drug) => drug === 'sildenafil' || drug === 'tadalafil');
  const healthy = {
    ...healthyEjaculation('2026-11-01'),
    ...(isForErections && healthyErections('2026-11-01')),
    ...healthyHairAnswers('2026-11-01'),
  };
  return pruneHidden(config, { ...healthy, ...changes });
};

/** The questionnaire response of a visit. */
export const responseOf = async (scope: Scope, consultationId: string): Promise<string> =>
  (await scope.db('consultation').where({ id: consultationId }).pluck('quiz_response_id'))[0];

const DESK_AMEND = `mutation($id: ID!, $input: IntakeAmendmentInput!) {
  deskAmendIntake(consultationId: $id, input: $input) { outcome } }`;

/** What the patient reported to the clinician, recorded at the desk in addition to the submitted answers. */
export const recordAnswers = async (
  { scope, api }: HasApi & HasScope,
  clinician: SignedInUser,
  consultationId: string,
  more: Answers,
): Promise<void> => {
  const responseId = await responseOf(scope, consultationId);
  const response = await scope.use(quizPort).response(responseId);
  if (!response) throw new Error('There is no questionnaire.');
  const answersJson = JSON.stringify({ ...response.content, ...more });
  const { revision } = response;
  const answer = await api(clinician, DESK_AMEND, {
    id: consultationId,
    input: { responseId, revision, answersJson, reason: 'Told by the patient' },
  });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
};
