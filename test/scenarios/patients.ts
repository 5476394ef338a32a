import type { PageInput } from '#client/data/page-data.ts';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { randomIds } from '#kernel/ids.ts';
import { healthyHairAnswers } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { answerRenewal, sendRenewal } from '#simulators/demo/history/renewal-story.ts';
import {
  approve,
  consultationOf,
  fillIntake,
  placeOrder,
  read,
  type StoryParts,
} from '#simulators/demo/history/story-steps.ts';
import { createVisitor, type Visitor } from '#simulators/demo/history/visitor.ts';
import { acceptPlanMutation, planHashIn, planTextQuery } from '../harness/accept-plan.ts';
import { maya, numbered, otto } from '../harness/people.ts';
import { finasteride } from '../harness/products.ts';
import { allTexts, recordAnswers } from '../harness/visit-api.ts';
import { openProductHarness } from '../harness/whole-product.ts';
import { type PageFile, readPage } from './page-text.ts';

const REFUSE = `mutation Refuse($id: ID!) {
  deskRefuse(consultationId: $id, reason: "Not now.", alternatives: "See your doctor.") { status } }`;

const SAVE_FLOW = `mutation Save($name: String!, $input: StartSaveInput!) {
  saveStartFlow(name: $name, input: $input) { responseId revision } }`;
const SUBMIT_FLOW = `mutation Submit($name: String!, $id: ID!, $revision: Int!, $read: [String!]) {
  submitStartFlow(name: $name, responseId: $id, revision: $revision, acknowledgedRuleIds: $read) { outcome href } }`;

/** Where patients move: two states that are served. */
const places = {
  TX: { new_street: '410 Barton Springs Road', new_city: 'Austin', new_zip: '78704' },
  WA: { new_street: '4 Elliott Bay Walk', new_city: 'Seattle', new_zip: '98101' },
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

/** A patient of a scenario, who uses the product only as its pages and the desk do: through the API. */
export interface Patient {
  readonly user: SignedInUser;
  readonly parts: StoryParts;
  readonly dob: string;
  readonly state: string;
  /** Runs one operation; throws the refusal. */
  readonly ask: Visitor['ask'];
  /** The same patient on another device. */
  readonly otherDevice: Visitor;
  /** What a page says to them. */
  readonly reads: (page: PageFile, input?: Partial<PageInput>) => Promise<string>;
}

/** The whole product, and patients on one clock. */
export const openScenarios = async () => {
  const product = await openProductHarness();
  const visitor = (user: SignedInUser) => createVisitor(product.executor, product.makeScope, user);
  const staff = await product.person(maya.email, 'clinician');
  const clinician = visitor(staff);
  const settle = async () => {
    await product.sweep();
    await product.drain();
  };
  const base = {
    clock: product.clock,
    clinician,
    issueCard: product.card,
    newId: () => randomIds.uuid(),
    settle,
  };

  const newPatient = async (): Promise<Patient> => {
    const user = await product.account();
    const patient = visitor(user);
    return {
      user,
      parts: { ...base, patient },
      dob: otto.dob,
      state: otto.address.state,
      ask: patient.ask,
      otherDevice: visitor(user),
      reads: (page, input) => readPage(patient, page, input),
    };
  };

  let people = 0;
  /** Orders, answers the intake and sends it. */
  const asks = async (patient: Patient, productIds: readonly number[] = [finasteride]): Promise<void> => {
    people += 1;
    const { address, ...who } = numbered(otto, 300 + people);
    const { streetAddress1: street, ...place } = address;
    await placeOrder(patient.parts, { productIds, ...who, street, place });
    await settle();
    await fillIntake(patient.parts, allTexts, { dob: patient.dob, note_to_clinician: '' });
    await patient.ask('mutation { finishPhotos }');
  };

  const approves = async ({ parts }: Patient, refills: number | null = null): Promise<void> => {
    await approve(parts, 'This suits you.', { refills });
    await settle();
  };

  const take = async ({ parts }: Patient): Promise<string> => {
    const id = await consultationOf(parts.patient);
    await clinician.ask('mutation Take($id: ID!) { deskTake(consultationId: $id) { status } }', { id });
    return id;
  };

  return {
    ...product,
    clinician,
    settle,
    newPatient,
    asks,
    approves,
    take,
    /** A patient whose treatment was approved, charged and sent. */
    treated: async (productIds?: readonly number[], refills: number | null = null): Promise<Patient> => {
      const patient = await newPatient();
      await asks(patient, productIds);
      await approves(patient, refills);
      await settle();
      return patient;
    },
    daysPass: async (days: number, stride = 5): Promise<void> => {
      for (let day = 0; day < days; day += stride) {
        product.clock.set(addDays(product.clock.now(), Math.min(stride, days - day)));
        await settle();
      }
    },
    /** Answers the renewal, or the yearly check-in, and does not send it. */
    answers: ({ parts, dob, state }: Patient, start?: 'startRenewal' | 'startAnnualCheckIn') =>
      answerRenewal(parts, { dob, state, start }),
    /** Sends the answers of a renewal, with the agreement to what its last page shows. */
    sends: async ({ parts }: Patient, answered: { responseId: string; revision: number }): Promise<void> => {
      const shown = await parts.patient.ask('{ currentUser { renewal { options { consentText } } } }');
      const consentText = read(shown, 'currentUser', 'renewal', 'options', 'consentText');
      await sendRenewal(parts, answered, { consentText, read: allTexts });
      await settle();
    },
    /** Tells us about a move: what needs a prescription waits for a clinician there. */
    moves: async (patient: Patient, to: keyof typeof places): Promise<Patient> => {
      const moved_on = toCalendarDate(addDays(product.clock.now(), -3));
      await answerFlow(patient, 'refill-out-of-state', { new_state: to, ...places[to], moved_on });
      await settle();
      return { ...patient, state: to };
    },
    /** The medical history for a clinician in the new state. */
    tellsHistory: async (patient: Patient): Promise<void> => {
      const answers = healthyHairAnswers(toCalendarDate(product.clock.now()), patient.state);
      await answerFlow(patient, 'oos-medical-history', answers);
      await settle();
    },
    /** Confirms the address, keeps the size and sends a yearly check-in whose questions are answered. */
    sendsAnnual: async ({ ask, parts }: Patient): Promise<void> => {
      const at = ['currentUser', 'annualCheckIn'] as const;
      const page = await ask(
        '{ renewalIntake { responseId revision } currentUser { annualCheckIn { address { hash } supply { subscriptionId } } } }',
      );
      await ask('mutation Confirm($hash: String!) { confirmAnnualAddress(hash: $hash) { status } }', {
        hash: read(page, ...at, 'address', 'hash'),
      });
      await ask(
        'mutation Keep($input: RenewalPlanInput!) { chooseRenewalPlan(input: $input) { consentText } }',
        {
          input: { subscriptionId: read(page, ...at, 'supply', '0', 'subscriptionId'), kind: 'keep' },
        },
      );
      const shown = await ask('{ currentUser { annualCheckIn { consentText } } }');
      const responseId = read(page, 'renewalIntake', 'responseId');
      const revision = Number(read(page, 'renewalIntake', 'revision'));
      const consentText = read(shown, ...at, 'consentText');
      await sendRenewal(parts, { responseId, revision }, { consentText, read: allTexts });
      await settle();
    },
    /** Saves answers of the renewal in progress; what was answered before is replaced. */
    saves: async ({ ask }: Patient, answers: Answers): Promise<void> => {
      const form = await ask('{ renewalIntake { responseId revision } }');
      const responseId = read(form, 'renewalIntake', 'responseId');
      const revision = Number(read(form, 'renewalIntake', 'revision'));
      await ask('mutation Save($input: IntakeSaveInput!) { saveRenewalIntake(input: $input) { revision } }', {
        input: { responseId, revision, answersJson: JSON.stringify(answers) },
      });
    },
    /** The patient accepts what the page of the proposed plan shows. */
    acceptsPlan: async ({ ask, parts }: Patient): Promise<void> => {
      const hash = planHashIn(await ask(planTextQuery));
      const id = await consultationOf(parts.patient);
      await ask(acceptPlanMutation, { id, hash, consent: true, read: allTexts });
      await settle();
    },
    /** The questionnaires that the patient has begun and not sent. */
    drafts: ({ user }: Patient): Promise<string[]> =>
      product.knex('quiz_response').where({ user_id: user.id, status: 'in-progress' }).pluck('config_name'),
    /** A clinician asks for the blood pressure, and records it in the visit. */
    takesReading: async (patient: Patient): Promise<void> => {
      const { bp } = healthyHairAnswers(toCalendarDate(product.clock.now()));
      if (bp) await recordAnswers(product, staff, await take(patient), { bp });
    },
    refuses: async (patient: Patient): Promise<void> => {
      await clinician.ask(REFUSE, { id: await take(patient) });
      await settle();
    },
    /** What a clinician proposes instead of what was asked for; the patient's agreement is another step. */
    proposes: async (patient: Patient, productIds: readonly number[]): Promise<void> => {
      await clinician.ask(
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
      await settle();
    },
  };
};

export type Scenarios = Awaited<ReturnType<typeof openScenarios>>;
