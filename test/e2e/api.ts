import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { DrugType } from '#modules/catalogue/index.ts';
import { hairIntakeFor } from '#modules/eligibility/domain/questionnaires/hair-intake.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { rules } from '#modules/eligibility/domain/rules/index.ts';
import { type Answers, pruneHidden } from '#modules/quiz/domain/intake/index.ts';
import {
  agreeTo,
  type CheckoutTexts,
  checkoutDetails,
  checkoutTextsQuery,
  placeOrderMutation,
  textsInput,
} from '../harness/checkout-details.ts';
import { cardZip, numbered, otto } from '../harness/people.ts';
import { finasteride } from '../harness/products.ts';
import { signUp } from './sessions.ts';
import { expect, origins } from './support.ts';

/**
 * The product's own API, called from the signed-in browser: to reach a state quickly before a page is tested, or to
 * read what no page shows. The page must be on one of the product's hosts.
 */
interface ApiError {
  readonly message: string;
  readonly extensions: {
    readonly code: string;
    readonly fields?: readonly { readonly field: string; readonly message: string }[];
  };
}

interface ApiAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly ApiError[];
}

type Variables = Readonly<Record<string, unknown>>;

/** Sends one request and returns the response, errors included. */
const send = <Data>(page: Page, query: string, variables: Variables = {}): Promise<ApiAnswer<Data>> =>
  page.evaluate(
    async (body) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      });
      return response.json();
    },
    { query, variables },
  );

/** Sends one request that must succeed. */
export const ask = async <Data>(page: Page, query: string, variables: Variables = {}): Promise<Data> => {
  const { data, errors } = await send<Data>(page, query, variables);
  if (!data || errors) throw new Error(`${query.slice(0, 60)}: ${JSON.stringify(errors)}`);
  return data;
};

/** The code of the first error and the fields it names; null when the request succeeded. */
export const refusal = async (page: Page, query: string, variables: Variables = {}) => {
  const { errors } = await send(page, query, variables);
  const first = errors?.[0]?.extensions;
  return first ? { code: first.code, fields: (first.fields ?? []).map(({ field }) => field) } : null;
};

const buyers = new WeakMap<BrowserContext, number>();
let numberOfBuyers = 0;

/** A number for each browser: accounts with the same details would be one person to the product. */
const buyerOf = (page: Page): number => {
  const known = buyers.get(page.context());
  if (known !== undefined) return known;
  numberOfBuyers += 1;
  buyers.set(page.context(), numberOfBuyers);
  return numberOfBuyers;
};

/** What the patient of this browser sends at checkout, without the products and the card. */
export const detailsOf = (page: Page) => ({ ...checkoutDetails, ...numbered(otto, buyerOf(page)) });

/** A card as the payment processor's own form returns it. */
export const cardToken = async (page: Page, number: string): Promise<string> => {
  const answer: { paymentMethodId?: string } = await page.evaluate(
    async (body) => {
      const response = await fetch('/payment-simulator/payment-methods', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.json();
    },
    { number, expiry: '12/39', cvc: '123', zip: cardZip(buyerOf(page)) },
  );
  if (!answer.paymentMethodId) throw new Error(`The payment processor did not take ${number}.`);
  return answer.paymentMethodId;
};

export const cards = {
  good: '4242 4242 4242 4242',
  declinedLater: '4000 0000 0000 0341',
  asksAlways: '4000 0027 6000 3184',
};

/** What the patient agrees to in the checkout of these products. */
export const agreementsOf = async (page: Page, productIds: readonly number[]) =>
  agreeTo(
    (
      await ask<{ checkoutQuote: CheckoutTexts }>(
        page,
        checkoutTextsQuery,
        textsInput(productIds, detailsOf(page).address),
      )
    ).checkoutQuote,
  );

/** Buys; when the card's issuer requires confirmation, confirms on its page. Returns the checkout's id. */
export const placeOrder = async (
  page: Page,
  productIds: readonly number[],
  card = cards.good,
): Promise<string> => {
  const input = {
    ...detailsOf(page),
    checkoutId: randomUUID(),
    productIds,
    ...(await agreementsOf(page, productIds)),
    paymentMethodId: await cardToken(page, card),
  };
  const { placeOrder: placed } = await ask<{ placeOrder: { status: string; actionUrl: string | null } }>(
    page,
    placeOrderMutation,
    { input },
  );
  if (placed.actionUrl) {
    await page.goto(placed.actionUrl);
    await page.getByRole('button', { name: 'Yes, confirm' }).click();
    await page.waitForURL(`${origins.app}/thankyou**`);
  }
  return input.checkoutId;
};

/** A healthy patient's answers to the questions of these drugs, some of them changed. */
export const intakeAnswers = (drugTypes: readonly DrugType[], today: string, over: Answers = {}): Answers =>
  pruneHidden(hairIntakeFor(drugTypes), {
    ...healthyHairAnswers(today.slice(0, 10), checkoutDetails.address.state),
    dob: checkoutDetails.dob,
    ...over,
  });

interface OpenIntake {
  readonly responseId: string;
  readonly revision: number;
  /** The current day by the product's clock, which tests move. */
  readonly savedAt: string;
}

interface OpenVisit {
  readonly id: string;
  readonly consultationId: string;
  readonly intake: OpenIntake | null;
}

export const visitOf = async (page: Page): Promise<OpenVisit> => {
  const { currentUser } = await ask<{ currentUser: { visit: OpenVisit | null } | null }>(
    page,
    '{ currentUser { visit { id consultationId intake { responseId revision savedAt } } } }',
  );
  if (!currentUser?.visit) throw new Error('No visit is open.');
  return currentUser.visit;
};

/** The questionnaire in progress. */
export const openIntakeOf = async (page: Page): Promise<OpenIntake> => {
  const { intake } = await visitOf(page);
  if (!intake) throw new Error('The questionnaire is closed.');
  return intake;
};

export const saveIntakeMutation =
  'mutation($input: IntakeSaveInput!) { saveIntake(input: $input) { revision } }';

/** Saves answers as the form does; returns the new revision. */
export const saveIntake = async (
  page: Page,
  { responseId, revision }: OpenIntake,
  answers: Answers,
): Promise<number> =>
  (
    await ask<{ saveIntake: { revision: number } }>(page, saveIntakeMutation, {
      input: { responseId, revision, answersJson: JSON.stringify(answers) },
    })
  ).saveIntake.revision;

/** Ids of all counsel texts: a patient who acknowledges everything. */
export const safetyTexts = rules.filter(({ outcome }) => outcome === 'counsel').map(({ id }) => id);

export const submitIntakeMutation = `mutation($id: ID!, $revision: Int!, $read: [String!]) {
  submitIntake(responseId: $id, revision: $revision, acknowledgedRuleIds: $read) { outcome } }`;

/** Fills in and submits the whole questionnaire, without photos; returns the consultation's id. */
export const submitIntake = async (
  page: Page,
  drugTypes: readonly DrugType[],
  over: Answers = {},
): Promise<string> => {
  const { consultationId } = await visitOf(page);
  const intake = await openIntakeOf(page);
  const revision = await saveIntake(page, intake, intakeAnswers(drugTypes, intake.savedAt, over));
  const { submitIntake: submitted } = await ask<{ submitIntake: { outcome: string } }>(
    page,
    submitIntakeMutation,
    { id: intake.responseId, revision, read: safetyTexts },
  );
  // An emergency ends the visit.
  if (submitted.outcome !== 'emergency') await ask(page, 'mutation { finishPhotos }');
  return consultationId;
};

/** Ketoconazole shampoo for three months, $36.00. */
export const ketoconazole = 212;

/** A new patient whose request for finasteride waits for a clinician; returns the consultation's id. */
export const requestFinasteride = async (
  page: Page,
  over: Answers = {},
  card = cards.good,
): Promise<string> => {
  await signUp(page);
  await placeOrder(page, [finasteride], card);
  return submitIntake(page, ['finasteride'], over);
};

export const approveMutation = 'mutation($input: DecisionInput!) { deskApprove(input: $input) { status } }';

/** The clinician approves the requested products. */
export const approve = (desk: Page, consultationId: string, over: Variables = {}): Promise<unknown> =>
  ask(desk, approveMutation, {
    input: { consultationId, acknowledgedRuleIds: [], reason: 'Suits you.', ...over },
  });

/** The charge of each order in cents, newest first, and the status of each subscription. */
interface Money {
  readonly charged: readonly number[];
  readonly subscriptions: readonly string[];
}

export const moneyOf = async (page: Page): Promise<Money> => {
  const { currentUser } = await ask<{
    currentUser: {
      orders: { invoice: { amountCharged: number } | null }[];
      billing: { subscriptions: { label: string }[] };
    };
  }>(page, '{ currentUser { orders { invoice { amountCharged } } billing { subscriptions { label } } } }');
  return {
    charged: currentUser.orders.map(({ invoice }) => invoice?.amountCharged ?? 0),
    subscriptions: currentUser.billing.subscriptions.map(({ label }) => label),
  };
};

/** Waits until charges and subscriptions equal these: charges are made by background jobs. */
export const expectCharged = (page: Page, charged: readonly number[]): Promise<void> =>
  expect.poll(async () => (await moneyOf(page)).charged, { timeout: 15_000 }).toEqual(charged);

/** Moves the product's clock by so many days, running the due jobs. */
export const liveThrough = (desk: Page, days: number): Promise<unknown> =>
  ask(desk, 'mutation($days: Int!) { advanceDemoClock(days: $days) { now } }', { days });

export { finasteride, placeOrderMutation };
