import * as z from 'zod/mini';
import type { ManualClock } from '#kernel/clock.ts';
import { DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import { shownText } from '#modules/account/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { intakeAnswers } from './story-answers.ts';
import type { Visitor } from './visitor.ts';

/** What every story of the demo is told with. */
export interface StoryParts {
  readonly clock: ManualClock;
  readonly patient: Visitor;
  readonly clinician: Visitor;
  readonly issueCard: (number: string) => Promise<string>;
  readonly newId: () => string;
  /** Runs everything that is due now: sweeps, jobs, deliveries. */
  readonly settle: () => Promise<void>;
}

/** The value at a path of an API answer, as text. Throws when there is none. */
export const read = (value: unknown, ...path: readonly string[]): string => {
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

/** Lets days pass in steps; everything that is due happens after each. */
export const passDays = async (
  { clock, settle }: Pick<StoryParts, 'clock' | 'settle'>,
  days: number,
  stride: number,
): Promise<void> => {
  for (let left = days; left > 0; left -= stride) {
    clock.advance(Math.min(stride, left) * DAY_MS);
    await settle();
  }
};

/** The visit that the patient is in, or their last one. */
export const consultationOf = async (patient: Visitor): Promise<string> =>
  read(
    await patient.ask('query Visit { currentUser { visit { consultationId } } }'),
    'currentUser',
    'visit',
    'consultationId',
  );

/** Who orders what. */
export interface StoryOrder {
  readonly productIds: readonly number[];
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  readonly phone: string;
  readonly street: string;
  /** Number of a test card; that of everybody when left out. */
  readonly card?: string;
  /** Brooklyn when left out. */
  readonly place?: { readonly city: string; readonly state: string; readonly zipCode: string };
  readonly shippingMethod?: 'standard' | 'express';
  readonly discountCode?: string;
  /** They agree to text messages about their care. */
  readonly careTexts?: true;
}

const checkoutTexts = z.object({
  checkoutQuote: z.object({
    agreements: z.array(
      z.object({
        field: z.string(),
        isRequired: z.boolean(),
        consent: z.object({ id: z.string(), text: z.string() }),
      }),
    ),
  }),
});

const brooklyn = { city: 'Brooklyn', state: 'NY', zipCode: '11201' };

/** The required boxes of a checkout page, ticked, with the texts that it shows. */
const agreedIn = (page: unknown): Record<string, unknown> => {
  const { agreements } = checkoutTexts.parse(page).checkoutQuote;
  return {
    subscriptionAgreement: true,
    ...Object.fromEntries(agreements.filter((box) => box.isRequired).map(({ field }) => [field, true])),
    shownTexts: agreements.map(({ consent }) => shownText(consent)),
  };
};

/** Orders through the checkout. */
export const placeOrder = async (
  { patient, issueCard, newId, clock }: StoryParts,
  { productIds, street, card, place = brooklyn, firstName, lastName, dob, phone, ...chosen }: StoryOrder,
): Promise<void> => {
  const { shippingMethod = null, discountCode = null, careTexts = false } = chosen;
  const checkoutId = newId();
  const page = await patient.ask(
    `query Page($input: CheckoutQuoteInput!) { checkoutQuote(input: $input) {
      quote { consentVersion } agreements { field isRequired consent { id text } } } }`,
    { input: { checkoutId, productIds, to: place, shippingMethod, discountCode } },
  );
  await patient.ask('mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { status } }', {
    input: {
      checkoutId,
      productIds,
      shippingMethod,
      discountCode,
      firstName,
      lastName,
      dob,
      phone,
      address: { streetAddress1: street, streetAddress2: null, ...place },
      ...agreedIn(page),
      consentVersion: read(page, 'checkoutQuote', 'quote', 'consentVersion'),
      receiveCareTextsConsent: careTexts,
      receiveMarketingMessagesConsent: false,
      paymentMethodId: await issueCard(card ?? '4242424242424242'),
    },
  });
  clock.advance(60_000);
};

/** The answers of the intake, as today, some of them changed, and the safety texts that are read. */
export const fillIntake = async (
  { patient, clock }: StoryParts,
  safetyTexts: readonly string[],
  changes: Answers = {},
): Promise<void> => {
  const visit = await patient.ask(
    'query Intake { currentUser { visit { intake { responseId revision config } } } }',
  );
  const intake = ['currentUser', 'visit', 'intake'] as const;
  const config: unknown = JSON.parse(read(visit, ...intake, 'config'));
  const asked = JSON.stringify(config);
  const answers = Object.fromEntries(
    Object.entries({ ...intakeAnswers(toCalendarDate(clock.now())), ...changes }).filter(([id]) =>
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
};

/** The clinician takes the visit, writes to the patient and approves, with these flags acknowledged. */
export const approve = async (
  { patient, clinician }: StoryParts,
  reason: string,
  {
    acknowledgedRuleIds = [],
    refills = null,
  }: { acknowledgedRuleIds?: readonly string[]; refills?: number | null } = {},
): Promise<void> => {
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
    input: {
      ...{ consultationId: id, acknowledgedRuleIds, reason, refills },
      note: 'I read your answers, and nothing in them speaks against this treatment. Write to me if anything changes.',
    },
  });
};
