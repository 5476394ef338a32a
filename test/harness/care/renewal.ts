import { accountModule } from '#modules/account/module.ts';
import { billingPort } from '#modules/billing/index.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { renewalMedicalHistoryFor } from '#modules/eligibility/domain/questionnaires/renewal-medical-history.ts';
import { type Answers, pruneHidden } from '#modules/quiz/index.ts';
import { quizModule } from '#modules/quiz/module.ts';
import { renewalModule } from '#modules/renewal/module.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type ApiAnswer, testApi } from '../api.ts';
import { testScope } from '../scope.ts';
import { careModules } from './care-modules.ts';
import { APPROVE, decision, submitVisit } from './visit.ts';
import { type World as CareWorld, openWorld as openCareWorld } from './world.ts';

/** The world of visits, with renewals in it: real accounts, questionnaires and clinicians, billing that remembers. */
export const openWorld = async () => {
  const care = await openCareWorld();
  const modules = [accountModule, catalogueModule, quizModule, ...careModules, renewalModule];
  const test = testScope({
    ...care.database,
    modules,
    clock: care.clock,
    providers: [provide(billingPort, () => care.billing), provide(objectStorePort, () => care.store)],
  });
  return { ...care, ...test, api: testApi(test, modules) };
};

export type World = Awaited<ReturnType<typeof openWorld>>;

const RENEWAL = `query { currentUser { renewal {
  status due openedOn expiresOn title detail reason refills submittedAt href
  treatments { name drugType } steps { step status statusWords href }
} } }`;

export interface RenewalAnswer {
  readonly status: string;
  readonly due: boolean;
  readonly openedOn: string | null;
  readonly expiresOn: string | null;
  readonly title: string;
  readonly detail: string;
  readonly reason: string | null;
  readonly refills: string;
  readonly submittedAt: string | null;
  readonly href: string;
  readonly treatments: readonly { name: string; drugType: string }[];
  readonly steps: readonly { step: string; status: string; statusWords: string; href: string | null }[];
}

const dataOf = <Shape>(answer: ApiAnswer): Shape => {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data as Shape;
};

export const renewalOf = async (world: World, user: SignedInUser): Promise<RenewalAnswer> =>
  dataOf<{ currentUser: { renewal: RenewalAnswer } }>(await world.api(user, RENEWAL)).currentUser.renewal;

export const START = 'mutation { startRenewal { status } }';
export const SAVE = 'mutation($input: IntakeSaveInput!) { saveRenewalIntake(input: $input) { revision } }';
export const SUBMIT = `mutation($id: ID!, $revision: Int!, $isEmergency: Boolean) {
  submitRenewal(responseId: $id, revision: $revision, isEmergency: $isEmergency) { status }
}`;

export interface IntakeAnswer {
  readonly responseId: string;
  readonly revision: number;
  readonly configName: string;
  readonly answers: string;
}

export const intakeOf = async (world: World, user: SignedInUser): Promise<IntakeAnswer | null> =>
  dataOf<{ renewalIntake: IntakeAnswer | null }>(
    await world.api(user, '{ renewalIntake { responseId revision configName answers } }'),
  ).renewalIntake;

/** As `intakeOf`, after starting. */
export const start = async (world: World, user: SignedInUser): Promise<IntakeAnswer> => {
  dataOf(await world.api(user, START));
  const intake = await intakeOf(world, user);
  if (!intake) throw new Error('The questionnaire did not open.');
  return intake;
};

const healthy: Answers = {
  urgent_symptoms: ['none'],
  missed_days: '0',
  hair_change: '1',
  side_effects: ['none'],
  changes: ['none'],
  scalp_symptoms: ['none'],
  partner_pregnant: ['none'],
  phq2_interest: '0',
  phq2_down: '0',
  self_harm_now: 'no',
  attest: 'agree',
};

/** A healthy man's answers at a renewal of finasteride, some of them changed. */
export const renewalAnswers = (changes: Answers = {}): Answers =>
  pruneHidden(renewalMedicalHistoryFor(['finasteride']), { ...healthy, ...changes });

export const saveAnswers = (world: World, user: SignedInUser, intake: IntakeAnswer, answers: Answers) =>
  world.api(user, SAVE, {
    input: {
      responseId: intake.responseId,
      revision: intake.revision,
      answersJson: JSON.stringify(answers),
    },
  });

/** Starts, answers and sends a renewal. */
export const sendRenewal = async (world: World, user: SignedInUser, changes: Answers = {}) => {
  const intake = await start(world, user);
  dataOf(await saveAnswers(world, user, intake, renewalAnswers(changes)));
  dataOf(await world.api(user, SUBMIT, { id: intake.responseId, revision: intake.revision + 1 }));
  return intake;
};

/** A patient whose finasteride was approved just now: prescribed for a year, four fills. */
export const treated = async (
  world: World,
  clinician: SignedInUser,
  changes: Answers = {},
  acknowledgedRuleIds: readonly string[] = [],
): Promise<SignedInUser> => {
  const care: CareWorld = world;
  const visit = await submitVisit(care, ['finasteride'], changes);
  const answer = await world.api(clinician, APPROVE, decision(visit.consultationId, { acknowledgedRuleIds }));
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  await world.drain();
  return visit.user;
};

/** The visit that reviews their renewal. */
export const reviewOf = async (world: World, user: SignedInUser): Promise<string> =>
  (
    await world.scope.db('renewal').where({ user_id: user.id, status: 'submitted' }).pluck('consultation_id')
  )[0];
