import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEvents } from '#modules/account/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { openStoryHarness, type StoryHarness } from '../harness/whole-product.ts';
import { LEAD, OTHER_LEAD, operation } from './operations.ts';

const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
let harness: StoryHarness;
beforeAll(async () => {
  harness = await openStoryHarness();
});
afterAll(() => harness?.close());

const saveCart = 'mutation ($ids: [Int!]!) { saveCart(productIds: $ids) }';
const selected = async (who: { user?: SignedInUser; leadId?: string }): Promise<unknown> => {
  const source = 'query { currentLead { selectedProducts { id } } }';
  return (await harness.ask(who, source)).currentLead;
};

describe('S7.13: GetUser returns the lead id and the current lead with user and consultation', () => {
  it('S3.1, S3.2, S3.3, S3.4, S3.5, S3.6, S3.7: returns an established patient’s own record', async () => {
    const answer = await harness.ask({ user: harness.established, leadId: LEAD }, operation('GetUser'));
    expect(answer.uniqueLeadId).toBe(LEAD);
    expect(answer.currentLead).toMatchObject({
      id: harness.established.id,
      isImpersonated: false,
      firstName: 'Daniel',
      lastName: 'Reyes',
      fullName: 'Daniel Reyes',
      email: 'patient@example.com',
      outOfState: false,
      phone: { phoneAreaCode: '718', phoneNumber: '5550142' },
      profile: {
        id: harness.established.id,
        dob: '1988-03-12',
        gender: 'male',
        termsAccepted: true,
        hearAboutUs: null,
      },
      paymentCustomerId: expect.stringMatching(/^cus_/),
      address: { streetAddress1: '48 Willow Street', streetAddress2: null, state: 'NY', zipCode: '11201' },
      requiresPhoneCall: false,
      hasPharmacyPatientId: true,
      hasActiveSubscription: true,
      hasPendingUserOffer: false,
      canUpdateTreatment: true,
      active: true,
      isExistingPatient: true,
      titrationProducts: [],
      quizType: 'check-in',
      eCommerceUser: false,
      nameOnCard: 'Daniel Reyes',
      activeSubscriptions: expect.arrayContaining([
        { id: ID, activeProducts: [{ id: 239, serviceLine: 'hair_loss_care' }] },
        { id: ID, activeProducts: [{ id: 211, serviceLine: 'hair_loss_care' }] },
      ]),
      subscriptions: [{ id: ID }, { id: ID }],
      cards: [{ brand: 'visa', last4: '4242', addressZip: '10001', expMonth: 12, expYear: 2034 }],
      paymentMethods: [
        {
          id: expect.stringMatching(/^pm_/),
          billingDetails: { address: { postalCode: '10001' } },
          card: { last4: '4242', expMonth: 12, expYear: 2034 },
        },
      ],
      oauthUser: { id: 'd0000000-0000-4000-8000-000000000001', source: 'demo' },
      consultation: { id: ID, status: 'follow_up', notAMatch: false, phoneCallStatus: 'not_required' },
    });
  });

  it('S3.1: returns how the patient heard about us, as soon as they said it', async () => {
    const save = 'mutation($answer: String!) { saveHearAboutUs(answer: $answer) }';
    const user = await harness.person('new@example.com');
    const profile = async () =>
      (await harness.ask({ user }, '{ currentUser { profile { gender hearAboutUs } } }')).currentUser;
    expect(await profile()).toEqual({ profile: { gender: null, hearAboutUs: null } });
    await harness.ask({ user }, save, { answer: 'friend' });
    await harness.ask({ user }, save, { answer: 'podcast' });
    expect(await profile()).toEqual({ profile: { gender: null, hearAboutUs: 'podcast' } });
    for (const answer of ['', 'constructor', 'Podcast'])
      await expect(harness.ask({ user }, save, { answer })).rejects.toThrow('BAD_USER_INPUT');
    await expect(harness.ask({ leadId: LEAD }, save, { answer: 'friend' })).rejects.toThrow(
      'UNAUTHENTICATED',
    );
  });

  it('S3.4: an account that was joined with another one is not active', async () => {
    const { id } = await harness.person('omar@example.com');
    await harness.knex('person').where({ id }).update({ merged_into: harness.established.id });
    const user = { ...harness.established, id };
    const answer = await harness.ask({ user }, '{ currentUser { active } }');
    expect(answer.currentUser).toEqual({ active: false });
    await harness.knex('person').where({ id }).update({ merged_into: null });
    expect((await harness.ask({ user }, '{ currentUser { active } }')).currentUser).toEqual({ active: true });
  });

  it('S3.8: returns two charges of each plan', async () => {
    const { currentLead } = await harness.ask(
      { user: harness.established, leadId: LEAD },
      operation('GetUser'),
    );
    const { invoices } = currentLead as { invoices: { status: string; amountCharged: number }[] };
    expect(invoices.map(({ amountCharged }) => amountCharged).toSorted()).toEqual([3900, 3900, 5400, 5400]);
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['paid']));
  });

  it('returns no account data to a visitor', async () => {
    const answer = await harness.ask({ leadId: OTHER_LEAD }, operation('GetUser'));
    expect(answer.currentLead).toMatchObject({
      id: OTHER_LEAD,
      email: null,
      phone: null,
      profile: null,
      paymentCustomerId: null,
      hasActiveSubscription: false,
      isExistingPatient: false,
      active: false,
      quizType: null,
      nameOnCard: null,
      subscriptions: [],
      cards: [],
      invoices: [],
      consultation: null,
    });
  });

  it('S6.2: isImpersonated is true while an operator impersonates the user', async () => {
    const impersonating = { ...harness.established, impersonatorId: '00000000-0000-4000-8000-0000000000cc' };
    const answer = await harness.ask({ user: impersonating, leadId: LEAD }, operation('GetUser'));
    expect(answer.currentLead).toMatchObject({ isImpersonated: true, id: harness.established.id });
  });
});

it.each([
  ['AK', { outOfState: true, requiresPhoneCall: false }],
  ['NM', { outOfState: false, requiresPhoneCall: true }],
])('knows what %s asks for', async (state, expected) => {
  const user = await harness.person('new@example.com');
  const address = { street_address1: '1 Main St', city: 'Town', state, zip_code: '99501' };
  await harness.knex('person').where({ id: user.id }).update(address);
  const source = 'query { currentUser { outOfState requiresPhoneCall } }';
  expect((await harness.ask({ user }, source)).currentUser).toEqual(expected);
});

it('S7.17: GetUserConversionStatus returns the lead of a visitor, and the account of a signed-in user', async () => {
  const source = operation('GetUserConversionStatus');
  expect(await harness.ask({ leadId: OTHER_LEAD }, source)).toEqual({
    lead: { id: OTHER_LEAD, email: null, dob: null },
    account: null,
  });
  const known = { id: harness.established.id, email: 'patient@example.com', dob: '1988-03-12' };
  expect(await harness.ask({ user: harness.established, leadId: LEAD }, source)).toEqual({
    lead: known,
    account: known,
  });
});

it('S6.1, S7.15, S7.16: a visitor has a lead, a signed-in user has a user id too', async () => {
  expect(await harness.ask({ leadId: LEAD }, operation('IsUserLoggedIn'))).toEqual({ currentUser: null });
  expect(await harness.ask({ user: harness.established }, operation('IsUserLoggedIn'))).toEqual({
    currentUser: { id: harness.established.id },
  });
  expect(await harness.ask({ leadId: LEAD }, operation('GetUserId'))).toEqual({
    uniqueLeadId: LEAD,
    currentLead: { id: LEAD },
  });
  expect(await harness.ask({ user: harness.established, leadId: LEAD }, operation('GetUserId'))).toEqual({
    uniqueLeadId: LEAD,
    currentLead: { id: harness.established.id },
  });
});

describe('S7.23: GetUserSelectedProducts', () => {
  it('returns the newest checkout of a user without a saved cart', async () => {
    expect(await selected({ user: harness.established, leadId: LEAD })).toEqual({
      selectedProducts: [{ id: 211 }, { id: 239 }],
    });
  });

  it('returns a visitor’s saved cart, to that visitor only', async () => {
    expect(await selected({ leadId: LEAD })).toEqual({ selectedProducts: [] });
    // No product has the id 999999.
    expect(await harness.ask({ leadId: LEAD }, saveCart, { ids: [239, 316, 999_999] })).toEqual({
      saveCart: [239, 316],
    });
    expect(await selected({ leadId: LEAD })).toEqual({ selectedProducts: [{ id: 239 }, { id: 316 }] });
    expect(await selected({ leadId: OTHER_LEAD })).toEqual({ selectedProducts: [] });
  });

  it('returns the same cart after signing in', async () => {
    const user = await harness.person('new@example.com');
    await harness.scope.emit(accountEvents.leadClaimed, { userId: user.id, leadId: LEAD });
    await harness.drain();
    expect(await selected({ user, leadId: LEAD })).toEqual({
      selectedProducts: [{ id: 239 }, { id: 316 }],
    });
  });

  it('accepts at most 50', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => index);
    await expect(harness.ask({ leadId: LEAD }, saveCart, { ids })).rejects.toThrow('BAD_USER_INPUT');
  });
});

it('S7.20, S7.21, S3.54, S3.55: GetCurrentUtmParams and featureFlags', async () => {
  expect(await harness.ask({ leadId: LEAD }, operation('GetCurrentUtmParams'))).toEqual({
    currentUtmParams: { source: null, medium: null, campaign: null },
  });
  const utm = { source: 'newsletter', campaign: 'spring' };
  expect(await harness.ask({ leadId: LEAD, utm }, operation('GetCurrentUtmParams'))).toEqual({
    currentUtmParams: { source: 'newsletter', medium: null, campaign: 'spring' },
  });
  const flagNames = [
    'ed-eligibility-age',
    'quiz-page-basket-size-v-2',
    'skip-address-validation',
    'toString',
  ];
  expect(await harness.ask({}, operation('FeatureFlags'), { flagNames })).toEqual({
    featureFlags: [
      { name: 'ed-eligibility-age', value: 18 },
      { name: 'quiz-page-basket-size-v-2', value: 'off' },
      { name: 'skip-address-validation', value: false },
      { name: 'toString', value: null },
    ],
  });
});
