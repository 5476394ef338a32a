import { pino } from 'pino';
import { expect, it } from 'vitest';
import { accountModule } from '#modules/account/module.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import type { Actor } from '#server/actor.ts';
import { createExecutor } from '#server/graphql/executor.ts';
import { buildSchema } from '#server/graphql/schema.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice } from '#test/harness/products.ts';
import { billingModule } from '../module.ts';

const executor = createExecutor(
  buildSchema(
    [accountModule, catalogueModule, billingModule].flatMap(({ id, graphql }) =>
      graphql ? [{ id, ...graphql }] : [],
    ),
  ),
  pino({ level: 'silent' }),
);

const harness = await openFileHarness();

const api = (actor: Actor | null, source: string, variables: Record<string, unknown> = {}) => {
  const user: SignedInUser | null = actor && {
    id: actor.id ?? '',
    role: 'patient',
    email: 'sam@example.test',
    impersonatorId: null,
  };
  return executor.run({
    source,
    variables,
    context: {
      viewer: {
        host: 'app',
        requestId: 'r',
        leadId: crypto.randomUUID(),
        user,
        ip: '192.0.2.1',
        userAgent: 'test',
      },
      scope: harness.makeScope(),
      once: (_key, build) => build(),
    },
  });
};

const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { status href actionUrl purchase { productIds specialties purchaseAmount } } }`;
const OVERVIEW = `{ currentUser {
  billing { action { title href } comeBack { label href } isSexualHealthOnly card { last4 brand }
    subscriptions { id label detail productNames drugTypes amount cycleInDays nextBillingDate isCancellable }
    latestOrder { number label } }
  orders { number createdAt label total lines { name amount } invoice { summary canPay lines { kind label amount } }
    steps { label state at } } paymentTask { invoiceId } cancellations { effects lastCharge } } }`;

const input = async (productIds: readonly number[]) => {
  const { ip: _ip, userAgent: _agent, ...rest } = await harness.orderRequest(productIds);
  return rest;
};

it('buys, shows and cancels over the API', async () => {
  const sam = await harness.account();
  const placed = await api(sam, PLACE, { input: await input([foam]) });
  const purchase = { productIds: [foam], specialties: ['hair_loss_care'], purchaseAmount: foamPrice };
  expect(placed).toEqual({
    data: { placeOrder: { status: 'PLACED', href: '/thankyou', actionUrl: null, purchase } },
  });
  await harness.drain();
  const shown = await api(sam, OVERVIEW);
  expect(shown.errors).toBeUndefined();
  expect(shown.data?.currentUser).toMatchObject({
    billing: {
      action: null,
      comeBack: null,
      isSexualHealthOnly: false,
      card: { last4: '4242', brand: 'visa' },
      subscriptions: [{ label: 'Active', amount: foamPrice, nextBillingDate: '2027-02-03T12:00:00.000Z' }],
      latestOrder: { label: 'At the pharmacy' },
    },
    orders: [
      {
        label: 'At the pharmacy',
        total: foamPrice,
        invoice: {
          summary: 'You paid $39.00.',
          canPay: false,
          lines: [{ kind: 'product', amount: foamPrice }],
        },
      },
    ],
    paymentTask: null,
    cancellations: [],
  });
  const [subscription] = await harness.rows('subscription', { user_id: sam.id });
  const moved = await api(
    sam,
    `mutation ($id: ID!, $date: Date!) { changeNextBillingDate(subscriptionId: $id, date: $date) { label nextBillingDate } }`,
    { id: subscription.id, date: '2027-03-01' },
  );
  expect(moved).toEqual({
    data: {
      changeNextBillingDate: { label: 'Moved to a later date', nextBillingDate: '2027-03-01T12:00:00.000Z' },
    },
  });
  const ended = await api(
    sam,
    `mutation ($id: ID!) { cancelSubscription(subscriptionId: $id) { effects stillShips lastCharge } }`,
    { id: subscription.id },
  );
  expect(ended.data?.cancelSubscription).toMatchObject({ lastCharge: foamPrice });
  const afterwards = await api(sam, OVERVIEW);
  expect(afterwards.data?.currentUser).toMatchObject({
    billing: { comeBack: { label: 'Order the same again', href: `/account/checkout?products=${foam}` } },
  });
});

it('bad input is returned with its code and fields', async () => {
  const sam = await harness.account();
  const given = await input([finasteride]);
  const bad = await api(sam, PLACE, {
    input: { ...given, firstName: '', address: { ...given.address, zipCode: '1' } },
  });
  expect(bad.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'firstName' }, { field: 'address.zipCode' }],
  });
});

it('a visitor buys nothing and sees nothing except the quote', async () => {
  const refused = await api(null, PLACE, { input: await input([foam]) });
  expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const lead = await api(
    null,
    `{ currentLead { billing { subscriptions { id } card { last4 } } orders { id } } }`,
  );
  expect(lead).toEqual({
    data: { currentLead: { billing: { subscriptions: [], card: null }, orders: [] } },
  });
  const page = await api(
    null,
    `query ($products: String!) { checkoutPage(products: $products) { products { id } ignoredIds savedCard { last4 }
      cardEntry { kind frameUrl } quote { today { total } onApproval { total } needsPrescription consentVersion } } }`,
    { products: `${foam},nonsense` },
  );
  expect(page.data?.checkoutPage).toMatchObject({
    products: [{ id: foam }],
    ignoredIds: ['nonsense'],
    savedCard: null,
    quote: { today: { total: foamPrice }, onApproval: { total: 0 }, needsPrescription: false },
  });
});
