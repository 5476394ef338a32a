import type { ManualClock } from '#kernel/clock.ts';
import { DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import { intakeAnswers, safetyTexts } from './story-answers.ts';
import type { Visitor } from './visitor.ts';

export interface StoryParts {
  readonly clock: ManualClock;
  readonly patient: Visitor;
  readonly clinician: Visitor;
  readonly issueCard: (number: string) => Promise<string>;
  readonly newId: () => string;
  /** Runs everything that is due now: sweeps, jobs, deliveries. */
  readonly settle: () => Promise<void>;
}

const FINASTERIDE = 211;
const MINOXIDIL_FOAM = 239;
/** This history needs no smaller step, and the first start of a demo should not take long. */
const STRIDE_DAYS = 5;
/** Days from the first order to the end of the history; the first refill comes after 75. */
export const STORY_DAYS = 96;

const read = (value: unknown, ...path: readonly string[]): string => {
  let found: unknown = value;
  for (const key of path)
    found =
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([name]) => name === key)?.[1]
        : undefined;
  if (found === undefined || found === null)
    throw new Error(`The demo's history expected ${path.join('.')}.`);
  return String(found);
};

/**
 * The established patient's history, made through the API: an order, a visit, an approval, a shipment, a refill,
 * and an unread message for the patient. Starts at the time of `clock` and ends STORY_DAYS later.
 */
export const makePatientStory = async (parts: StoryParts): Promise<void> => {
  const { clock, patient, clinician } = parts;
  const pass = async (days: number): Promise<void> => {
    for (let left = days; left > 0; left -= STRIDE_DAYS) {
      clock.advance(Math.min(STRIDE_DAYS, left) * DAY_MS);
      await parts.settle();
    }
  };

  await placeOrder(parts);
  await parts.settle();
  await fillIntake(parts);
  await parts.settle();
  await approve(
    parts,
    'Thank you for the clear answers. Finasteride suits your pattern. Take one tablet a day with or without food; most men see no change before month three.',
  );
  await pass(30);
  await patient.ask('mutation Say($body: String!) { sendMessage(body: $body) { id } }', {
    body: 'I see a little more hair in the shower since week three. Is that expected?',
  });
  await parts.settle();
  await pass(1);
  await clinician.ask(
    'mutation Say($id: ID!, $body: String!) { deskMessage(consultationId: $id, body: $body, asksPatient: false) { id } }',
    {
      id: await consultationOf(patient),
      body: 'Yes. Some shedding in the first two months is common and usually a sign that new hairs are pushing old ones out. If it goes on past month four, or your scalp hurts, write to me.',
    },
  );
  await pass(60);
};

const consultationOf = async (patient: Visitor): Promise<string> =>
  read(
    await patient.ask('query Visit { currentUser { visit { consultationId } } }'),
    'currentUser',
    'visit',
    'consultationId',
  );

const placeOrder = async ({ patient, issueCard, newId, clock }: StoryParts): Promise<void> => {
  const page = await patient.ask(
    'query Page($products: String!) { checkoutPage(products: $products) { quote { consentVersion } } }',
    {
      products: `${FINASTERIDE},${MINOXIDIL_FOAM}`,
    },
  );
  await patient.ask('mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { status } }', {
    input: {
      checkoutId: newId(),
      productIds: [FINASTERIDE, MINOXIDIL_FOAM],
      firstName: 'Daniel',
      lastName: 'Reyes',
      dob: '1988-03-12',
      phone: '7185550142',
      address: {
        streetAddress1: '48 Willow Street',
        streetAddress2: null,
        city: 'Brooklyn',
        state: 'NY',
        zipCode: '11201',
      },
      subscriptionAgreement: true,
      consentVersion: read(page, 'checkoutPage', 'quote', 'consentVersion'),
      receiveMarketingMessagesConsent: false,
      paymentMethodId: await issueCard('4242424242424242'),
    },
  });
  clock.advance(60_000);
};

const fillIntake = async ({ patient, clock }: StoryParts): Promise<void> => {
  const visit = await patient.ask(
    'query Intake { currentUser { visit { intake { responseId revision config } } } }',
  );
  const intake = ['currentUser', 'visit', 'intake'] as const;
  const config: unknown = JSON.parse(read(visit, ...intake, 'config'));
  const asked = JSON.stringify(config);
  const answers = Object.fromEntries(
    Object.entries(intakeAnswers(toCalendarDate(clock.now()))).filter(([id]) =>
      asked.includes(`"id":"${id}"`),
    ),
  );
  const saved = await patient.ask(
    'mutation Save($input: IntakeSaveInput!) { saveIntake(input: $input) { revision } }',
    {
      input: {
        responseId: read(visit, ...intake, 'responseId'),
        revision: Number(read(visit, ...intake, 'revision')),
        answersJson: JSON.stringify(answers),
      },
    },
  );
  await patient.ask(
    'mutation Submit($id: ID!, $revision: Int!, $read: [String!]) { submitIntake(responseId: $id, revision: $revision, acknowledgedRuleIds: $read) { outcome } }',
    {
      id: read(visit, ...intake, 'responseId'),
      revision: Number(read(saved, 'saveIntake', 'revision')),
      read: safetyTexts,
    },
  );
  await patient.ask('mutation NoPhotos { finishPhotos }');
  clock.advance(3 * 3_600_000);
};

const approve = async ({ patient, clinician }: StoryParts, reason: string): Promise<void> => {
  const id = await consultationOf(patient);
  await clinician.ask('mutation Take($id: ID!) { deskTake(consultationId: $id) { consultationId } }', { id });
  await clinician.ask(
    'mutation Say($id: ID!, $body: String!) { deskMessage(consultationId: $id, body: $body, asksPatient: false) { id } }',
    {
      id,
      body: reason,
    },
  );
  await clinician.ask('mutation Approve($input: DecisionInput!) { deskApprove(input: $input) { status } }', {
    input: { consultationId: id, acknowledgedRuleIds: [], reason },
  });
};
