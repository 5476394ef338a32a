import { DAY_MS } from '#kernel/dates.ts';
import { renewalMedicalHistoryFor } from '#modules/eligibility/domain/questionnaires/renewal-medical-history.ts';
import { type Answers, pruneHidden } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from './api.ts';
import type { Harness } from './harness.ts';
import { healthyRenewal } from './submit-renewal.ts';

const RENEWAL = `query { currentUser { renewal {
  status due openedOn expiresOn title detail reason refills submittedAt href
  treatments { name drugType } steps { step status statusLabel href }
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
  readonly steps: readonly { step: string; status: string; statusLabel: string; href: string | null }[];
}

export const renewalOf = async (harness: Harness, user: SignedInUser): Promise<RenewalAnswer> =>
  dataOf<{ currentUser: { renewal: RenewalAnswer } }>(await harness.api(user, RENEWAL)).currentUser.renewal;

export const START = 'mutation { startRenewal { status } }';
export const SAVE = 'mutation($input: IntakeSaveInput!) { saveRenewalIntake(input: $input) { revision } }';
export const SUBMIT = `mutation($id: ID!, $revision: Int!, $isEmergency: Boolean, $agreed: Boolean, $hash: String, $read: [String!]) {
  submitRenewal(responseId: $id, revision: $revision, isEmergency: $isEmergency, agreed: $agreed, shownHash: $hash,
    acknowledgedRuleIds: $read) { status }
}`;
/** The text about the charges after a renewal, as its last step shows it. */
export const RENEWAL_TEXT = '{ currentUser { renewal { options { consentText } } } }';

export interface IntakeAnswer {
  readonly responseId: string;
  readonly revision: number;
  readonly configName: string;
  readonly answers: string;
}

export const intakeOf = async (harness: Harness, user: SignedInUser): Promise<IntakeAnswer | null> =>
  dataOf<{ renewalIntake: IntakeAnswer | null }>(
    await harness.api(user, '{ renewalIntake { responseId revision configName answers } }'),
  ).renewalIntake;

/** Like `intakeOf`, after starting the renewal. */
export const startRenewal = async (harness: Harness, user: SignedInUser): Promise<IntakeAnswer> => {
  dataOf(await harness.api(user, START));
  const intake = await intakeOf(harness, user);
  if (!intake) throw new Error('The questionnaire did not open.');
  return intake;
};

/** A healthy patient's answers at a renewal of finasteride, some of them changed. */
export const renewalAnswers = (changes: Answers = {}): Answers =>
  pruneHidden(renewalMedicalHistoryFor(['finasteride']), { ...healthyRenewal, ...changes });

export const saveAnswers = (harness: Harness, user: SignedInUser, intake: IntakeAnswer, answers: Answers) =>
  harness.api(user, SAVE, {
    input: {
      responseId: intake.responseId,
      revision: intake.revision,
      answersJson: JSON.stringify(answers),
    },
  });

/** Starts a renewal and saves all of its answers; it is not sent. */
export const answerRenewal = async (harness: Harness, user: SignedInUser, changes: Answers = {}) => {
  const intake = await startRenewal(harness, user);
  dataOf(await saveAnswers(harness, user, intake, renewalAnswers(changes)));
  return { ...intake, revision: intake.revision + 1 };
};

const CONFIRM = 'mutation($hash: String!) { confirmAnnualAddress(hash: $hash) { href } }';

/** Confirms an address by its hash. */
export const confirmHash = (harness: Harness, user: SignedInUser, hash: string) =>
  harness.api(user, CONFIRM, { hash });

/** Confirms the address that the last page of a renewal shows. */
export const confirmAddress = async (harness: Harness, user: SignedInUser) => {
  const { currentUser } = dataOf<{ currentUser: { renewal: { address: { hash: string } | null } } }>(
    await harness.api(user, '{ currentUser { renewal { address { hash } } } }'),
  );
  return confirmHash(harness, user, currentUser.renewal.address?.hash ?? '');
};

/** Starts, answers and submits a renewal. */
export const sendRenewal = async (harness: Harness, user: SignedInUser, changes: Answers = {}) => {
  const intake = await startRenewal(harness, user);
  dataOf(await saveAnswers(harness, user, intake, renewalAnswers(changes)));
  dataOf(await confirmAddress(harness, user));
  dataOf(await harness.api(user, SUBMIT, { id: intake.responseId, revision: intake.revision + 1 }));
  return intake;
};

/** The visit that reviews a renewal. */
export const reviewOf = async (harness: Harness, user: SignedInUser): Promise<string> =>
  (
    await harness.scope
      .db('renewal')
      .where({ user_id: user.id, status: 'submitted' })
      .pluck('consultation_id')
  )[0];

/** The statuses of a patient's renewals, oldest first. */
export const renewalStatuses = (harness: Harness, user: SignedInUser): Promise<string[]> =>
  harness.scope.db('renewal').where({ user_id: user.id }).orderBy('created_at').pluck('status');

/** A patient whose renewal of finasteride opened today. */
export const patientDueForRenewal = async (harness: Harness): Promise<SignedInUser> => {
  const { user } = await harness.prescription({ drugTypes: ['finasteride'] });
  harness.clock.advance(335 * DAY_MS);
  return user;
};
