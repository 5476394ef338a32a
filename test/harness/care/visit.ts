import type { DrugType } from '#modules/catalogue/index.ts';
import { rules } from '#modules/eligibility/domain/index.ts';
import { type Answers, quizPort } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { intakeAnswers, responseOf, type World } from './world.ts';

const SAVE = `mutation($input: IntakeSaveInput!) { saveIntake(input: $input) { revision } }`;
const SUBMIT = `mutation($id: ID!, $revision: Int!, $read: [String!]) {
  submitIntake(responseId: $id, revision: $revision, acknowledgedRuleIds: $read) {
    outcome href removedDrugTypes findings { ruleId outcome reason }
  }
}`;

export interface SubmittedVisit {
  readonly user: SignedInUser;
  readonly checkoutId: string;
  readonly consultationId: string;
  readonly journeyId: string;
  readonly outcome: {
    outcome: string;
    href: string;
    removedDrugTypes: string[];
    findings: { ruleId: string }[];
  };
}

/** Saves answers as the form does; returns the new revision. */
export const save = async (
  world: Pick<World, 'api'>,
  user: SignedInUser,
  responseId: string,
  revision: number,
  answers: Answers,
): Promise<number> => {
  const input = { responseId, revision, answersJson: JSON.stringify(answers) };
  const answer = await world.api(user, SAVE, { input });
  const saved = answer.data?.saveIntake;
  if (typeof saved !== 'object' || saved === null || !('revision' in saved))
    throw new Error(JSON.stringify(answer.errors));
  return Number(saved.revision);
};

/** Every safety text there is: what a patient ticks who reads everything. */
const allTexts = rules.filter(({ outcome }) => outcome === 'counsel').map(({ id }) => id);

export const submit = (
  world: Pick<World, 'api'>,
  user: SignedInUser,
  id: string,
  revision: number,
  read: readonly string[] = allTexts,
) => world.api(user, SUBMIT, { id, revision, read });

/** A patient who bought these drugs and handed in the answers of a healthy man, some of them changed. */
export const submitVisit = async (
  world: World,
  drugTypes: readonly DrugType[],
  changes: Answers = {},
  user?: SignedInUser,
): Promise<SubmittedVisit> => {
  const patient = user ?? (await world.patient());
  const bought = await world.buy(patient, drugTypes);
  const responseId = await responseOf(world.scope, bought.consultationId);
  const revision = await save(world, patient, responseId, 0, intakeAnswers(drugTypes, changes));
  const answer = await submit(world, patient, responseId, revision);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  const outcome = answer.data?.submitIntake as SubmittedVisit['outcome'];
  return { user: patient, ...bought, outcome };
};

/** The status of a row, read straight from its table. */
export const statusOf = async (
  world: Pick<World, 'scope'>,
  table: 'consultation' | 'journey',
  id: string,
): Promise<string> => (await world.scope.db(table).where({ id }).pluck('status'))[0];

export const APPROVE = `mutation($input: DecisionInput!) { deskApprove(input: $input) { status isMine } }`;
export const PROPOSE = `mutation($input: DecisionInput!) { deskPropose(input: $input) { status } }`;

export const decision = (consultationId: string, changes: Record<string, unknown> = {}) => ({
  input: { consultationId, acknowledgedRuleIds: [], reason: 'Suits you.', ...changes },
});

const DESK_AMEND = `mutation($id: ID!, $input: IntakeAmendmentInput!) {
  deskAmendIntake(consultationId: $id, input: $input) { outcome } }`;

/** What the patient told the clinician, recorded at the desk beside the answers that were handed in. */
export const recordAnswers = async (
  world: World,
  clinician: SignedInUser,
  consultationId: string,
  more: Answers,
): Promise<void> => {
  const responseId = await responseOf(world.scope, consultationId);
  const response = await world.scope.use(quizPort).response(responseId);
  if (!response) throw new Error('There is no questionnaire.');
  const answersJson = JSON.stringify({ ...response.content, ...more });
  const { revision } = response;
  const answer = await world.api(clinician, DESK_AMEND, {
    id: consultationId,
    input: { responseId, revision, answersJson, reason: 'Told by the patient' },
  });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
};
