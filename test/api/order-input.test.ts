import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import type { SignedInUser } from '#server/viewer.ts';
import {
  agreeTo,
  checkoutDetails,
  checkoutTextsQuery,
  placeOrderMutation,
  textsInput,
} from '../harness/checkout-details.ts';
import { finasteride } from '../harness/products.ts';
import { openProductHarness, type ProductHarness } from '../harness/whole-product.ts';
import { apiSite } from './site.ts';

/** Invalid values that a browser or a program may send in an order's fields. */
let harness: ProductHarness;
let user: SignedInUser;
let good: Record<string, unknown>;

const send = async (query: string, variables: object) => {
  const { body } = await request(apiSite(harness, {}, { user }))
    .post('/graphql')
    .send({ query, variables });
  return body;
};

/** The code of the first error and the fields it names; null when the order was placed. */
const refusal = async (over: Record<string, unknown>) => {
  const input = { checkoutId: randomUUID(), ...good, ...over };
  const { errors } = await send(placeOrderMutation, { input });
  const first = errors?.[0]?.extensions;
  const fields: { field: string }[] = first?.fields ?? [];
  return first ? { code: first.code, fields: fields.map(({ field }) => field) } : null;
};

const recorded = async () => {
  const { data } = await send('{ currentUser { orders { id } billing { subscriptions { id } } } }', {});
  return [data.currentUser.orders.length, data.currentUser.billing.subscriptions.length];
};

beforeAll(async () => {
  harness = await openProductHarness();
  user = await harness.scope.use(accountGatewayPort).signIn({
    sub: 'buyer',
    email: 'buyer@example.com',
    emailVerified: true,
    source: 'test',
    leadId: null,
  });
  const { data } = await send(checkoutTextsQuery, textsInput([finasteride], checkoutDetails.address));
  good = {
    ...checkoutDetails,
    productIds: [finasteride],
    ...agreeTo(data.checkoutQuote),
    paymentMethodId: await harness.card('4242424242424242'),
  };
});
afterAll(() => harness?.close());

const address = (over: Record<string, unknown>) => ({ address: { ...checkoutDetails.address, ...over } });
const long = 'x'.repeat(5_000);
const hostile = ['<script>alert(1)</script>', '\u0000', '\u202Etxt.exe', "'; drop table orders; --", long];

/** The invalid input, and the field that the error must name. */
const badInput: readonly (readonly [string, Record<string, unknown>])[] = [
  ...['', '   ', '12', ...hostile].map((firstName) => ['firstName', { firstName }] as const),
  ...['', '   ', '@', ...hostile].map((lastName) => ['lastName', { lastName }] as const),
  ...['', '21.7.1991', '1991-02-30', '2015-01-01', '1850-01-01', '2199-01-01', long].map(
    (dob) => ['dob', { dob }] as const,
  ),
  ...['', '123', '0185550177', '718555017x', '+44 20 7946 0000', long].map(
    (phone) => ['phone', { phone }] as const,
  ),
  ...['', ...hostile].map(
    (streetAddress1) => ['address.streetAddress1', address({ streetAddress1 })] as const,
  ),
  ...hostile.map((streetAddress2) => ['address.streetAddress2', address({ streetAddress2 })] as const),
  ...['', ...hostile].map((city) => ['address.city', address({ city })] as const),
  ...['', 'New York', 'ZZ', long].map((state) => ['address.state', address({ state })] as const),
  ...['', '1120', '112011', 'ABCDE', long].map(
    (zipCode) => ['address.zipCode', address({ zipCode })] as const,
  ),
  ['productIds', { productIds: [] }],
  ['productIds', { productIds: [-1] }],
  ['productIds', { productIds: [finasteride, 999_999] }],
  ['productIds', { productIds: [finasteride, 503] }],
  ['checkoutId', { checkoutId: 'x' }],
  ['subscriptionAgreement', { subscriptionAgreement: false }],
  ['termsAgreement', { termsAgreement: false }],
  ['telehealthAgreement', { telehealthAgreement: null }],
  ['paymentMethodId', { paymentMethodId: 'pm_of_somebody_else' }],
  ['paymentMethodId', { paymentMethodId: '../../etc/passwd' }],
  ['paymentMethodId', { paymentMethodId: null }],
];

it.each(badInput.map(([field, over]) => [field, JSON.stringify(over).slice(0, 80), over] as const))(
  'an order names the field %s when it is %s',
  async (field, _shown, over) => {
    expect(await refusal(over)).toMatchObject({ fields: [field] });
  },
);

it('an order under terms that have changed is a conflict', async () => {
  expect((await refusal({ consentVersion: '2020-01' }))?.code).toBe('CONFLICT');
  expect(await refusal({ shownTexts: [] })).toMatchObject({ code: 'CONFLICT', fields: ['shownTexts'] });
});

it.each([{ productIds: ['211'] }, { firstName: { $ne: null } }, { admin: true }])(
  'an order of another shape is refused: %j',
  async (over) => {
    expect(await refusal(over)).not.toBeNull();
  },
);

it('nothing was stored by the refused orders, and the same order with valid input is placed', async () => {
  expect(await recorded()).toEqual([0, 0]);
  expect(await refusal({})).toBeNull();
});
