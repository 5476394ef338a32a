import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { shownText } from '#modules/account/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { intakeAnswers } from './story-answers.ts';
import { read, type StoryParts } from './story-steps.ts';

/** Who asks, and what is typed at the checkout. */
interface Asker {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  readonly phone: string;
  readonly street: string;
}

const emmet: Asker = {
  firstName: 'Emmet',
  lastName: 'Vargas',
  dob: '1989-11-02',
  phone: '7185550231',
  street: '88 Henry Street',
};
const cyrus: Asker = {
  firstName: 'Cyrus',
  lastName: 'Lowell',
  dob: '1982-03-27',
  phone: '7185550232',
  street: '14 Remsen Street',
};
const dario: Asker = {
  firstName: 'Dario',
  lastName: 'Pellegrin',
  dob: '1986-07-15',
  phone: '7185550233',
  street: '301 Hicks Street',
};

const brooklyn = { city: 'Brooklyn', state: 'NY', zipCode: '11201' };
const FINASTERIDE = 211;
const TRANSPLANT_DEPOSIT = 801;
const DAYS_TO_THE_PROCEDURE = 40;

/** Those of the answers that a questionnaire asks, as it is stored in JSON. */
const askedIn = (config: string, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => config.includes(`"id":"${id}"`)));

const answerAboutYou = async ({ patient, clock }: StoryParts, { dob, firstName }: Asker): Promise<void> => {
  const flow = await patient.ask('query Basics { startFlow(name: "start-basics") { config } }');
  const known = { ...intakeAnswers(toCalendarDate(clock.now())), dob, first_name: firstName };
  const answers = askedIn(read(flow, 'startFlow', 'config'), { ...known, state: 'NY', home_state: 'NY' });
  const saved = await patient.ask(
    `mutation Save($input: StartSaveInput!) {
      saveStartFlow(name: "start-basics", input: $input) { responseId revision } }`,
    { input: { responseId: null, revision: 0, answersJson: JSON.stringify(answers) } },
  );
  await patient.ask(
    `mutation Submit($id: ID!, $revision: Int!) {
      submitStartFlow(name: "start-basics", responseId: $id, revision: $revision) { outcome } }`,
    {
      id: read(saved, 'saveStartFlow', 'responseId'),
      revision: Number(read(saved, 'saveStartFlow', 'revision')),
    },
  );
};

const answer = async ({ patient, clock }: StoryParts, { dob }: Asker): Promise<void> => {
  const found = await patient.ask(
    'query Mine { visitRequest { visit { intake { responseId revision config } } } }',
  );
  const intake = ['visitRequest', 'visit', 'intake'] as const;
  const responseId = read(found, ...intake, 'responseId');
  const known = { ...intakeAnswers(toCalendarDate(clock.now())), dob, state: 'NY' };
  const saved = await patient.ask(
    'mutation Save($input: IntakeSaveInput!) { saveIntake(input: $input) { revision } }',
    {
      input: {
        responseId,
        revision: Number(read(found, ...intake, 'revision')),
        answersJson: JSON.stringify(askedIn(read(found, ...intake, 'config'), known)),
      },
    },
  );
  await patient.ask(
    'mutation Review($id: ID!, $revision: Int!) { reviewRequest(responseId: $id, revision: $revision) { outcome } }',
    { id: responseId, revision: Number(read(saved, 'saveIntake', 'revision')) },
  );
};

const pay = async (
  { patient, issueCard, newId }: StoryParts,
  { street, ...who }: Asker,
  wish: Record<string, unknown>,
): Promise<void> => {
  const page = await patient.ask(
    `query Terms { visitRequest { checkout(state: "NY") {
      consentVersion agreements { field consent { id text } } } } }`,
  );
  const { agreements } = Object(Object(page).visitRequest).checkout;
  const texts: readonly { consent: { id: string; text: string } }[] = agreements;
  await patient.ask(
    'mutation Place($input: VisitCheckoutInput!) { placeVisitCheckout(input: $input) { status } }',
    {
      input: {
        checkoutId: newId(),
        wish,
        ...who,
        address: { streetAddress1: street, streetAddress2: null, ...brooklyn },
        termsAgreement: true,
        telehealthAgreement: true,
        cardAgreement: true,
        shownTexts: texts.map(({ consent }) => shownText(consent)),
        consentVersion: read(page, 'visitRequest', 'checkout', 'consentVersion'),
        paymentMethodId: await issueCard('4242424242424242'),
      },
    },
  );
};

const ask = async (parts: StoryParts, who: Asker): Promise<string> => {
  const { patient, clock, settle } = parts;
  await answerAboutYou(parts, who);
  await patient.ask('mutation Begin { beginRequest(topic: "hair") }');
  await answer(parts, who);
  const found = await patient.ask('query Visit { visitRequest { visit { consultationId } } }');
  const consultationId = read(found, 'visitRequest', 'visit', 'consultationId');
  await pay(parts, who, { consultationId });
  await patient.ask('mutation NoPhotos { finishPhotos }');
  clock.advance(60_000);
  await settle();
  return consultationId;
};

/** A request without an order that waits for a clinician. */
export const makeWaitingRequest = async (parts: StoryParts): Promise<void> => {
  await ask(parts, emmet);
};

/** One whose clinician has proposed a plan. */
export const makeProposedRequest = async (parts: StoryParts): Promise<void> => {
  const { clinician, clock, settle } = parts;
  const id = await ask(parts, cyrus);
  clock.advance(3_600_000);
  await clinician.ask('mutation Take($id: ID!) { deskTake(consultationId: $id) { consultationId } }', { id });
  await clinician.ask('mutation Propose($input: DecisionInput!) { deskPropose(input: $input) { status } }', {
    input: {
      consultationId: id,
      acknowledgedRuleIds: [],
      productIds: [FINASTERIDE],
      reason:
        'From your answers I would begin with finasteride, one tablet a day. It takes about three months until you see whether it helps.',
    },
  });
  await settle();
};

/** A deposit for a hair transplant, in a few weeks. */
export const makeDepositStory = async (parts: StoryParts): Promise<void> => {
  const { patient, clock, settle } = parts;
  const procedureOn = toCalendarDate(addDays(clock.now(), DAYS_TO_THE_PROCEDURE));
  await patient.ask(
    'mutation Choose($id: Int!, $on: Date!) { chooseProcedure(productId: $id, procedureOn: $on) }',
    { id: TRANSPLANT_DEPOSIT, on: procedureOn },
  );
  await pay(parts, dario, { productId: TRANSPLANT_DEPOSIT, procedureOn });
  await settle();
};
