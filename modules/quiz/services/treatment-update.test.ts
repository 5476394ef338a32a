import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fail, ok } from '#kernel/result.ts';
import { accountModule } from '#modules/account/module.ts';
import { type OtcChange, otcChangesPort, type RecurringProduct } from '#modules/billing/index.ts';
import { cartModule } from '#modules/cart/module.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { mailModule } from '#modules/mail/module.ts';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import { provide } from '#server/scope.ts';
import { patient, testApi } from '#test/harness/api.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { testScope } from '#test/harness/scope.ts';
import { careRequestsPort, planRequestsPort } from '../index.ts';
import { quizModule } from '../module.ts';

const foam: RecurringProduct = {
  productId: 239,
  name: 'Minoxidil 5% foam',
  drugType: 'minoxidil_foam',
  price: 3900,
  needsPrescription: false,
  cycleInDays: 90,
  nextBillingDate: new Date('2027-02-03T12:00:00Z'),
};
const finasteride: RecurringProduct = {
  ...foam,
  productId: 211,
  name: 'Finasteride 1 mg tablets',
  drugType: 'finasteride',
  price: 5400,
  needsPrescription: true,
};

let database: TestDatabase;
let ask: ReturnType<typeof testApi>;
let sam = patient('');
let current: RecurringProduct[] = [];
let hasClinician = true;
const applied: OtcChange[] = [];
const messages: string[] = [];

const quote = { charges: [], toBuy: [], consentText: '', consentVersion: 'v1' };
const priceOf = ({ length }: readonly number[]) => ({
  amount: 1000 * length,
  later: { amount: 1500 * length, laterSteps: [{ fromOrder: 4, amount: 1800 * length }] },
});
const otcChanges = {
  recurringProducts: async () => current,
  refillPrice: async (_: string, ids: readonly number[]) => priceOf(ids),
  refillPrices: async (
    _: string,
    __: unknown,
    wantedOf: (now: readonly RecurringProduct[]) => readonly { productIds: readonly number[] }[],
  ) => ({
    current,
    prices: wantedOf(current).map(({ productIds }) => priceOf(productIds)),
  }),
  quote: async (_: string, { add }: OtcChange) => ok({ ...quote, toBuy: add }),
  apply: async (_: unknown, { add, stop }: OtcChange) => {
    applied.push({ add, stop });
    return ok({ ...quote, toBuy: add });
  },
};
const careRequests = {
  ask: async (_: unknown, __: string, body: string) => {
    if (!hasClinician) return fail('CONFLICT', 'You have no clinician yet.');
    messages.push(body);
    return ok(undefined);
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  const modules = [mailModule, accountModule, cartModule, catalogueModule, quizModule];
  const providers = [
    provide(otcChangesPort, () => otcChanges),
    provide(careRequestsPort, () => careRequests),
    provide(planRequestsPort, () => ({ open: async () => ok(null) })),
  ];
  const test = testScope({ ...database, modules, providers });
  await catalogueModule.seed?.(test.scope);
  const identity = {
    sub: 'sam',
    email: 'sam@example.com',
    emailVerified: true,
    source: 'test',
    leadId: null,
  };
  const { id } = await test.scope.use(accountGatewayPort).signIn(identity);
  sam = patient(id);
  ask = testApi(test, modules);
});
afterAll(() => database.drop());
beforeEach(() => {
  current = [finasteride, foam];
  hasClinician = true;
  applied.length = 0;
  messages.length = 0;
});

const otherPerson = {
  id: '00000000-0000-4000-9000-0000000000cc',
  email: 'other@example.com',
  role: 'patient',
  created_at: new Date('2027-01-01'),
};
const REVIEW = `mutation($answers: MiniQuizAnswersInput!, $review: TreatmentReviewInput!) {
  saveTreatmentReview(answers: $answers, review: $review) }`;
const answers = {
  where: ['crown'],
  dandruff: 1,
  expectedResult: ['hair-thickening'],
  treatmentType: 'topical',
};
const review = { progress: 'not_well', sideEffects: 'none', wishes: ['stronger'] };
const CHANGE = `mutation($change: TreatmentChangeInput!, $id: ID!) {
  changeTreatment(change: $change, requestId: $id, agreed: true, consentVersion: "v1") { checkoutProductIds message } }`;
const change = (
  addProductIds: number[],
  stopProductIds: number[] = [],
  note?: string,
  id: string = randomUUID(),
) => ask(sam, CHANGE, { id, change: { addProductIds, stopProductIds, note } });
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions.code;

it('compares the plan with what the answers suggest, and says where each change goes', async () => {
  expect((await ask(sam, REVIEW, { answers, review })).data).toEqual({ saveTreatmentReview: true });
  const { data } = await ask(
    sam,
    `{ currentUser { treatmentUpdate { askADoctor worryingSideEffects knownAnswers
       plan { current { productId } stopEffect } suggestions { product { id } effect } } } }`,
  );
  expect(data?.currentUser).toMatchObject({
    treatmentUpdate: {
      askADoctor: false,
      worryingSideEffects: false,
      plan: [
        { current: { productId: 211 }, stopEffect: 'PROVIDER' },
        { current: { productId: 239 }, stopEffect: 'NOW' },
      ],
      suggestions: [
        { product: { id: 313 }, effect: 'NEXT_SHIPMENT' },
        { product: { id: 323 }, effect: 'NEXT_SHIPMENT' },
        { product: { id: 212 }, effect: 'PROVIDER' },
      ],
    },
  });
});

it('splits a change: over-the-counter products to billing, prescriptions to the clinician', async () => {
  const { data } = await change([313, 212], [239, 211], 'Flakes since spring.');
  expect(applied).toEqual([{ add: [313], stop: [239] }]);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('I would like Ketoconazole');
  expect(messages[0]).toContain('to stop Finasteride 1 mg tablets');
  expect(messages[0]).toContain('I hoped for more.');
  expect(messages[0]).toContain('Flakes since spring.');
  expect(data?.changeTreatment).toEqual({ checkoutProductIds: [313], message: messages[0] });
});

it('lets the clinician choose the plan (plan-d)', async () => {
  const wish = { addProductIds: [], stopProductIds: [], clinicianDecides: true };
  const { data } = await ask(sam, CHANGE, { id: randomUUID(), change: wish });
  expect(data?.changeTreatment).toMatchObject({ checkoutProductIds: [], message: messages[0] });
  expect(messages[0]).toContain('you to choose the plan that suits me best');
  current = [foam];
  expect(codeOf(await ask(sam, CHANGE, { id: randomUUID(), change: wish }))).toBe('CONFLICT');
});

it('says what the prescribed products would cost, and shows the plans and sizes', async () => {
  const { data } = await ask(
    sam,
    `{ treatmentChange(change: { addProductIds: [212], stopProductIds: [] }) {
         requested { before after everyDays productNames afterwards } questionsPath }
       currentUser { planChanges { plan { productId } choices { key isCurrent } variants { ofProductId productId } } } }`,
  );
  const afterwards = '$30.00 every 90 days, and $36.00 every 90 days from the 4th charge';
  expect(data).toMatchObject({
    treatmentChange: {
      requested: { before: 1000, after: 2000, everyDays: 90, afterwards },
      questionsPath: null,
    },
    currentUser: { planChanges: { plan: [{ productId: 211 }, { productId: 239 }] } },
  });
});

it('sends a prescription product to checkout for a patient without a clinician', async () => {
  current = [foam];
  expect((await change([212])).data).toEqual({
    changeTreatment: { checkoutProductIds: [212], message: null },
  });
  expect(messages).toEqual([]);
});

it('is made once for each request, however often and at what moment it is sent again', async () => {
  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => change([313, 212], [239], 'Flakes.', id)));
  answers.push(await change([313, 212], [239], 'Flakes.', id));
  expect(applied).toHaveLength(1);
  expect(messages).toHaveLength(1);
  for (const { data } of answers)
    expect(data?.changeTreatment).toEqual({ checkoutProductIds: [313], message: messages[0] });
  const other = patient((await database.knex('person').insert(otherPerson).returning('id'))[0].id);
  const foreign = { id, change: { addProductIds: [313], stopProductIds: [] } };
  expect(codeOf(await ask(other, CHANGE, foreign))).toBe('NOT_FOUND');
  expect(codeOf(await change([313], [], undefined, 'again'))).toBe('BAD_USER_INPUT');
  expect(applied).toHaveLength(1);
});

it('a request that failed can be sent again', async () => {
  const id = randomUUID();
  hasClinician = false;
  expect(codeOf(await change([212], [], undefined, id))).toBe('CONFLICT');
  hasClinician = true;
  expect((await change([212], [], undefined, id)).errors).toBeUndefined();
  expect(messages).toHaveLength(1);
});

it('fails as a whole when the patient has no clinician to ask', async () => {
  hasClinician = false;
  expect(codeOf(await change([212]))).toBe('CONFLICT');
});

it.each([
  [{ ...review, progress: 'great' }, answers, 'progress'],
  [review, { ...answers, where: [] }, 'where'],
])('refuses answers that were not offered, and names them', async (given, quiz, field) => {
  const refused = await ask(sam, REVIEW, { answers: quiz, review: given });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
});

it('refuses a note that is too long, a visitor, and an impersonator', async () => {
  expect(codeOf(await change([313], [], 'x'.repeat(1_001)))).toBe('BAD_USER_INPUT');
  expect(codeOf(await ask(null, REVIEW, { answers, review }))).toBe('UNAUTHENTICATED');
  const operator = { ...sam, impersonatorId: 'someone' };
  expect(codeOf(await ask(operator, REVIEW, { answers, review }))).toBe('IMPERSONATION_REFUSED');
  expect(applied).toEqual([]);
});

it('refuses a product that is not offered, by name, and changes nothing', async () => {
  const answer = await change([803, 313]);
  expect(answer.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [
      {
        field: 'addProductIds',
        message: expect.stringMatching(/^Custom anti-aging formula is not offered yet\./),
      },
    ],
  });
  expect([applied, messages]).toEqual([[], []]);
});
