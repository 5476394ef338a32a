import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DrugType } from '#modules/catalogue/index.ts';
import { hairIntakeFor } from '#modules/eligibility/domain/questionnaires/hair-intake.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { rules } from '#modules/eligibility/domain/rules/index.ts';
import { type Answers, pruneHidden } from '#modules/quiz/domain/intake/index.ts';
import { checkoutDetails, placeOrderMutation } from '../harness/checkout-details.ts';
import { finasteride } from '../harness/products.ts';
import { signUp } from './sessions.ts';
import { expect, origins } from './support.ts';

/**
 * The product's own API as the signed-in browser speaks it: to reach a state quickly before a page is tested, or to
 * ask what no page asks. The page must stand on one of the product's hosts.
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

/** One request, whatever the answer. */
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

/** One request that must succeed. */
export const ask = async <Data>(page: Page, query: string, variables: Variables = {}): Promise<Data> => {
  const { data, errors } = await send<Data>(page, query, variables);
  if (!data || errors) throw new Error(`${query.slice(0, 60)}: ${JSON.stringify(errors)}`);
  return data;
};

/** The code of the first error and the fields it names; null when it was done. */
export const refusal = async (page: Page, query: string, variables: Variables = {}) => {
  const { errors } = await send(page, query, variables);
  const first = errors?.[0]?.extensions;
  return first ? { code: first.code, fields: (first.fields ?? []).map(({ field }) => field) } : null;
};

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
    { number, expiry: '12/39', cvc: '123', zip: '11201' },
  );
  if (!answer.paymentMethodId) throw new Error(`The payment processor did not take ${number}.`);
  return answer.paymentMethodId;
};

export const cards = {
  good: '4242 4242 4242 4242',
  declinedLater: '4000 0000 0000 0341',
  asksAlways: '4000 0027 6000 3184',
};

export const consentVersion = async (page: Page, productIds: readonly number[]): Promise<string> =>
  (
    await ask<{ checkoutPage: { quote: { consentVersion: string } } }>(
      page,
      'query($products: String!) { checkoutPage(products: $products) { quote { consentVersion } } }',
      { products: productIds.join(',') },
    )
  ).checkoutPage.quote.consentVersion;

/** Buys; a confirmation that the card's issuer asks for is given on its page. Returns the checkout's id. */
export const placeOrder = async (
  page: Page,
  productIds: readonly number[],
  card = cards.good,
): Promise<string> => {
  const input = {
    ...checkoutDetails,
    checkoutId: randomUUID(),
    productIds,
    consentVersion: await consentVersion(page, productIds),
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

/** A healthy man's answers to the questions of these drugs, some of them changed. */
export const intakeAnswers = (drugTypes: readonly DrugType[], today: string, over: Answers = {}): Answers =>
  pruneHidden(hairIntakeFor(drugTypes), {
    ...healthyHairAnswers(today.slice(0, 10), checkoutDetails.address.state),
    dob: checkoutDetails.dob,
    ...over,
  });

interface OpenIntake {
  readonly responseId: string;
  readonly revision: number;
  /** By the product's clock, which tests move. */
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

/** The questionnaire that is being filled in. */
export const openIntakeOf = async (page: Page): Promise<OpenIntake> => {
  const { intake } = await visitOf(page);
  if (!intake) throw new Error('The questionnaire is closed.');
  return intake;
};

export const saveIntakeMutation =
  'mutation($input: IntakeSaveInput!) { saveIntake(input: $input) { revision } }';

/** Saves answers as the form does; gives the new revision. */
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

/** Every safety text there is: what a man ticks who reads all he is shown. */
const safetyTexts = rules.filter(({ outcome }) => outcome === 'counsel').map(({ id }) => id);

export const submitIntakeMutation = `mutation($id: ID!, $revision: Int!, $read: [String!]) {
  submitIntake(responseId: $id, revision: $revision, acknowledgedRuleIds: $read) { outcome } }`;

/** Fills in the whole questionnaire and hands it in, without photos; gives the consultation. */
const submitIntake = async (
  page: Page,
  drugTypes: readonly DrugType[],
  over: Answers = {},
): Promise<string> => {
  const { consultationId } = await visitOf(page);
  const intake = await openIntakeOf(page);
  const revision = await saveIntake(page, intake, intakeAnswers(drugTypes, intake.savedAt, over));
  await ask(page, submitIntakeMutation, { id: intake.responseId, revision, read: safetyTexts });
  await ask(page, 'mutation { finishPhotos }');
  return consultationId;
};

/** Ketoconazole shampoo for three months, $36.00. */
export const ketoconazole = 212;

/** A new patient whose request for finasteride waits for a clinician; gives the consultation. */
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

/** The clinician approves what was asked for. */
export const approve = (desk: Page, consultationId: string, over: Variables = {}): Promise<unknown> =>
  ask(desk, approveMutation, {
    input: { consultationId, acknowledgedRuleIds: [], reason: 'Suits you.', ...over },
  });

/** What was charged for each order, in cents, newest first, and what each subscription says of itself. */
interface Money {
  readonly charged: readonly number[];
  readonly subscriptions: readonly string[];
}

export const moneyOf = async (page: Page): Promise<Money> => {
  const { currentUser } = await ask<{
    currentUser: {
      orders: { invoice: { amountCharged: number } | null }[];
      billing: { subscriptions: { words: string }[] };
    };
  }>(page, '{ currentUser { orders { invoice { amountCharged } } billing { subscriptions { words } } } }');
  return {
    charged: currentUser.orders.map(({ invoice }) => invoice?.amountCharged ?? 0),
    subscriptions: currentUser.billing.subscriptions.map(({ words }) => words),
  };
};

/** Waits for the money to stand like this: charges are made by jobs behind the page. */
export const expectCharged = (page: Page, charged: readonly number[]): Promise<void> =>
  expect.poll(async () => (await moneyOf(page)).charged, { timeout: 15_000 }).toEqual(charged);

/** Lives through so many days on the product's clock. */
export const liveThrough = (desk: Page, days: number): Promise<unknown> =>
  ask(desk, 'mutation($days: Int!) { advanceDemoClock(days: $days) { now } }', { days });

export { checkoutDetails, finasteride, placeOrderMutation };
