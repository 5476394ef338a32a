import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { answerRenewal, sendRenewal, settleRenewal } from '#simulators/demo/history/renewal-story.ts';
import {
  approve,
  consultationOf,
  fillIntake,
  placeOrder,
  read,
  type StoryParts,
} from '#simulators/demo/history/story-steps.ts';
import type { Visitor } from '#simulators/demo/history/visitor.ts';
import { acceptPlanMutation, planHashIn, planTextQuery } from '../harness/accept-plan.ts';
import type { otto } from '../harness/people.ts';
import { finasteride } from '../harness/products.ts';
import { allTexts } from '../harness/visit-api.ts';

/** A patient of a scenario, who uses the product only as its pages and the desk do: through the API. */
export interface Patient {
  readonly parts: StoryParts;
  /** What they type at a checkout. */
  readonly details: typeof otto;
  /** Where they live now: two letters. */
  readonly state: string;
  /** Runs one operation; throws the refusal. */
  readonly ask: Visitor['ask'];
  /** The same patient on another device. */
  readonly otherDevice: Visitor;
}

const REFUSE = `mutation Refuse($id: ID!) {
  deskRefuse(consultationId: $id, reason: "Not now.", alternatives: "See your doctor.") { status } }`;

const SAVE_FLOW = `mutation Save($name: String!, $input: StartSaveInput!) {
  saveStartFlow(name: $name, input: $input) { responseId revision } }`;
const SUBMIT_FLOW = `mutation Submit($name: String!, $id: ID!, $revision: Int!, $read: [String!]) {
  submitStartFlow(name: $name, responseId: $id, revision: $revision, acknowledgedRuleIds: $read) { outcome href } }`;

/** Where patients move: two states that are served. */
const places = {
  TX: { new_city: 'Austin', new_zip: '78704' },
  WA: { new_city: 'Seattle', new_zip: '98101' },
} as const;

/** Answers and submits one of the questionnaires of the start flow. */
const answerFlow = async ({ ask }: Patient, name: string, answers: Answers): Promise<void> => {
  const known = await ask('query Flow($name: String!) { startFlow(name: $name) { config } }', { name });
  const config = read(known, 'startFlow', 'config');
  const asked = Object.fromEntries(Object.entries(answers).filter(([id]) => config.includes(`"id":"${id}"`)));
  const input = { responseId: null, revision: 0, answersJson: JSON.stringify(asked) };
  const saved = await ask(SAVE_FLOW, { name, input });
  await ask(SUBMIT_FLOW, {
    name,
    id: read(saved, 'saveStartFlow', 'responseId'),
    revision: Number(read(saved, 'saveStartFlow', 'revision')),
    read: allTexts,
  });
};

/** Orders, answers the intake and sends it. */
export const asks = async (
  patient: Patient,
  productIds: readonly number[] = [finasteride],
): Promise<void> => {
  const { parts, details } = patient;
  const { address, ...who } = details;
  const { streetAddress1: street, ...place } = address;
  await placeOrder(parts, { productIds, ...who, street, place });
  await parts.settle();
  await fillIntake(parts, allTexts, { dob: details.dob, state: patient.state, note_to_clinician: '' });
  await patient.ask('mutation { finishPhotos }');
};

/** A clinician approves what the patient asked for. */
export const approves = async ({ parts }: Patient, refills: number | null = null): Promise<void> => {
  await approve(parts, 'This suits you.', { refills });
  await parts.settle();
};

/** A clinician takes the patient's case; returns its id. */
const take = async ({ parts }: Patient): Promise<string> => {
  const id = await consultationOf(parts.patient);
  await parts.clinician.ask('mutation Take($id: ID!) { deskTake(consultationId: $id) { status } }', { id });
  return id;
};

/** Answers the renewal, or the yearly check-in, and does not send it. */
export const answers = ({ parts, details, state }: Patient, start?: 'startRenewal' | 'startAnnualCheckIn') =>
  answerRenewal(parts, { dob: details.dob, state, start });

/** Confirms the address, keeps what ships, and sends the answers of a renewal with the agreement to what its last page shows. */
export const sends = async (
  { parts }: Patient,
  answered: { responseId: string; revision: number },
): Promise<void> => {
  const consentText = await settleRenewal(parts);
  await sendRenewal(parts, answered, { consentText, read: allTexts });
  await parts.settle();
};

/** What a patient who moved there three days ago answers. */
export const moveAnswers = ({ parts, details }: Patient, to: keyof typeof places): Answers => ({
  new_state: to,
  // Two patients at one address would be taken for one person.
  new_street: details.address.streetAddress1,
  ...places[to],
  moved_on: toCalendarDate(addDays(parts.clock.now(), -3)),
});

/** Tells us about a move: what needs a prescription waits for a clinician there. */
export const moves = async (patient: Patient, to: keyof typeof places): Promise<Patient> => {
  await answerFlow(patient, 'refill-out-of-state', moveAnswers(patient, to));
  await patient.parts.settle();
  return { ...patient, state: to };
};

/** The medical history for a clinician in the new state. */
export const tellsHistory = async (patient: Patient): Promise<void> => {
  const { parts } = patient;
  const answers = healthyHairAnswers(toCalendarDate(parts.clock.now()), patient.state);
  await answerFlow(patient, 'oos-medical-history', answers);
  await parts.settle();
};

/** Confirms the address, keeps the size and sends a yearly check-in whose questions are answered. */
export const sendsAnnual = async ({ ask, parts }: Patient): Promise<void> => {
  const at = ['currentUser', 'annualCheckIn'] as const;
  const page = await ask(
    '{ renewalIntake { responseId revision } currentUser { annualCheckIn { address { hash } supply { subscriptionId } } } }',
  );
  await ask('mutation Confirm($hash: String!) { confirmAnnualAddress(hash: $hash) { status } }', {
    hash: read(page, ...at, 'address', 'hash'),
  });
  await ask('mutation Keep($input: RenewalPlanInput!) { chooseRenewalPlan(input: $input) { consentText } }', {
    input: { subscriptionId: read(page, ...at, 'supply', '0', 'subscriptionId'), kind: 'keep' },
  });
  const shown = await ask('{ currentUser { annualCheckIn { consentText } } }');
  const responseId = read(page, 'renewalIntake', 'responseId');
  const revision = Number(read(page, 'renewalIntake', 'revision'));
  const consentText = read(shown, ...at, 'consentText');
  await sendRenewal(parts, { responseId, revision }, { consentText, read: allTexts });
  await parts.settle();
};

/** Saves answers of the renewal in progress; what was answered before is replaced. */
export const saves = async ({ ask }: Patient, answers: Answers): Promise<void> => {
  const form = await ask('{ renewalIntake { responseId revision } }');
  const responseId = read(form, 'renewalIntake', 'responseId');
  const revision = Number(read(form, 'renewalIntake', 'revision'));
  await ask('mutation Save($input: IntakeSaveInput!) { saveRenewalIntake(input: $input) { revision } }', {
    input: { responseId, revision, answersJson: JSON.stringify(answers) },
  });
};

/** The patient accepts what the page of the proposed plan shows. */
export const acceptsPlan = async ({ ask, parts }: Patient): Promise<void> => {
  const hash = planHashIn(await ask(planTextQuery));
  const id = await consultationOf(parts.patient);
  await ask(acceptPlanMutation, { id, hash, consent: true, read: allTexts });
  await parts.settle();
};

/** A clinician asks for the blood pressure, and records it in the visit. */
export const takesReading = async (patient: Patient): Promise<void> => {
  const { clock, clinician, settle } = patient.parts;
  const { bp } = healthyHairAnswers(toCalendarDate(clock.now()));
  const id = await take(patient);
  const { deskCase } = await clinician.ask(
    'query($id: ID!) { deskCase(consultationId: $id) { answerForm { responseId revision answers } } }',
    { id },
  );
  const { responseId, revision, answers: known } = Object(deskCase).answerForm;
  await clinician.ask(
    `mutation($id: ID!, $input: IntakeAmendmentInput!) {
      deskAmendIntake(consultationId: $id, input: $input) { outcome } }`,
    {
      id,
      input: {
        responseId,
        revision,
        answersJson: JSON.stringify({ ...JSON.parse(known), bp }),
        reason: 'Told by the patient',
      },
    },
  );
  await settle();
};

export const refuses = async (patient: Patient): Promise<void> => {
  await patient.parts.clinician.ask(REFUSE, { id: await take(patient) });
  await patient.parts.settle();
};

/** What a clinician proposes instead of what was asked for; the patient's agreement is another step. */
export const proposes = async (patient: Patient, productIds: readonly number[]): Promise<void> => {
  await patient.parts.clinician.ask(
    'mutation Propose($input: DecisionInput!) { deskPropose(input: $input) { status } }',
    {
      input: {
        consultationId: await take(patient),
        productIds,
        acknowledgedRuleIds: [],
        reason: 'This suits you better.',
      },
    },
  );
  await patient.parts.settle();
};

/** A clinician renews only these products of a renewal. */
export const approvesOnly = async (patient: Patient, productIds: readonly number[]): Promise<void> => {
  const input = {
    consultationId: await take(patient),
    productIds,
    acknowledgedRuleIds: [],
    reason: 'Only this one.',
  };
  await patient.parts.clinician.ask(
    'mutation Approve($input: DecisionInput!) { deskApprove(input: $input) { status } }',
    { input },
  );
  await patient.parts.settle();
};
