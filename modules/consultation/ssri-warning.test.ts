import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consentHash } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { shIntakeFor } from '#modules/eligibility/domain/questionnaires/sh-intake.ts';
import { healthyEjaculationAnswers } from '#modules/eligibility/domain/sexual-health.fixture.ts';
import { pruneHidden } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { responseOf, save, statusOf, submit } from '#test/harness/visit-api.ts';
import { SSRI_CONSENT_VERSION, ssriConsentText } from './services/ssri-consent.ts';

/** Sertraline 50 mg, 30 tablets a month. */
const sertraline = 1303;
/** Sildenafil for early ejaculation, three months. */
const sildenafil = 1231;
/** Finasteride, three months. */
const finasteride = 211;

const harness = await openFileHarness({ modules: orderAndCareModules });
await harness.clinician();

const ACCEPT = `mutation($agreed: Boolean!) {
  acceptSsriWarning(agreed: $agreed, shownHash: "${consentHash(ssriConsentText)}") }`;
const DECLINE = 'mutation { declineSsri }';
const WARNING = '{ currentUser { visit { ssriWarning { isAccepted parts { ruleId } } } } }';

const consentsOf = (user: SignedInUser) =>
  harness.rows('consent', { person_id: user.id, type: 'ssri_boxed_warning' });
const warningOf = async (user: SignedInUser) => (await harness.api(user, WARNING)).data;

const sendAnswers = async (
  user: SignedInUser,
  consultationId: string,
  drugTypes: readonly DrugType[] = ['sertraline'],
) => {
  const responseId = await responseOf(harness.scope, consultationId);
  const [response] = await harness.rows('quiz_response', { id: responseId });
  const answers = pruneHidden(shIntakeFor(drugTypes), {
    ...healthyEjaculationAnswers,
    bp: { systolic: 122, diastolic: 78, pulse: 68, takenOn: '2026-11-01' },
    state: 'TX',
  });
  const revision = await save(harness, user, responseId, Number(response?.revision), answers);
  return submit(harness, user, responseId, revision);
};

describe('S2.41: /consultation/pe-side-effects-interstitial requires an acknowledgment', () => {
  it('an intake with an antidepressant is not submitted before the patient agreed to the warning, which is recorded', async () => {
    const { user, consultationId } = await harness.orderedVisit({ products: [sertraline] });
    expect(await warningOf(user)).toMatchObject({
      currentUser: {
        visit: {
          ssriWarning: {
            isAccepted: false,
            parts: [
              { ruleId: 'SSRI-BOXED' },
              { ruleId: 'SSRI-TAPER' },
              { ruleId: 'SSRI-SEXUAL' },
              { ruleId: 'SSRI-ALCOHOL-DRIVING' },
            ],
          },
        },
      },
    });
    const refused = await sendAnswers(user, consultationId);
    expect(refused.errors?.[0]?.message).toMatch(/^Please read the warning/);

    const unticked = await harness.api(user, ACCEPT, { agreed: false });
    expect(unticked.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'agreed' }]);
    expect(await consentsOf(user)).toEqual([]);
    for (const _ of [1, 2])
      expect((await harness.api(user, ACCEPT, { agreed: true })).data).toEqual({ acceptSsriWarning: true });
    expect(await consentsOf(user)).toMatchObject([
      {
        version: SSRI_CONSENT_VERSION,
        given: true,
        text_hash: createHash('sha256').update(ssriConsentText).digest('hex'),
      },
    ]);
    const sent = await sendAnswers(user, consultationId);
    expect(sent.errors).toBeUndefined();
    expect(sent.data?.submitIntake).toMatchObject({ href: '/consultation/photo-upload/identification' });
  });

  it('a visit without one has no warning', async () => {
    const { user } = await harness.orderedVisit({ products: [finasteride] });
    expect(await warningOf(user)).toEqual({ currentUser: { visit: { ssriWarning: null } } });
  });
});

describe('“not for me” changes the order', () => {
  it('of nothing else: the visit ends, nothing is charged, and that is recorded', async () => {
    const { user, consultationId } = await harness.orderedVisit({ products: [sertraline] });
    expect((await harness.api(user, DECLINE)).data).toEqual({ declineSsri: false });
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('canceled');
    const [order] = await harness.rows('customer_order', { user_id: user.id });
    expect(order?.status).toBe('canceled');
    const [invoice] = await harness.rows('invoice', { order_id: order?.id });
    expect(invoice?.status).toBe('void');
    expect(await harness.rows('subscription', { user_id: user.id })).toMatchObject([{ status: 'canceled' }]);
    expect(await consentsOf(user)).toMatchObject([{ given: false, version: SSRI_CONSENT_VERSION }]);
    // A second time changes nothing.
    expect((await harness.api(user, DECLINE)).data).toEqual({ declineSsri: false });
  });

  it('with something else: the rest continues, and it is removed from invoice and subscription', async () => {
    const { user, consultationId } = await harness.orderedVisit({ products: [sertraline, sildenafil] });
    expect((await harness.api(user, DECLINE)).data).toEqual({ declineSsri: true });
    const [visit] = await harness.rows('consultation', { id: consultationId });
    expect(visit).toMatchObject({ status: 'draft', drug_types: ['sildenafil'] });
    const [order] = await harness.rows('customer_order', { user_id: user.id });
    expect(order?.status).toBe('awaiting_prescription');
    const lines = await harness.rows('order_line', { order_id: order?.id });
    expect(
      lines.filter(({ canceled_at }) => canceled_at === null).map(({ product_id }) => product_id),
    ).toEqual([sildenafil]);
    const [invoice] = await harness.rows('invoice', { order_id: order?.id });
    const invoiced = await harness.rows('invoice_line', { invoice_id: invoice?.id });
    expect(invoiced.flatMap(({ product_id }) => product_id ?? [])).toEqual([sildenafil]);
    const products = await harness.scope
      .db('subscription_product')
      .whereIn(
        'subscription_id',
        harness.scope.db('subscription').where({ user_id: user.id, status: 'incomplete' }).select('id'),
      )
      .pluck('product_id');
    expect(products).toEqual([sildenafil]);
    expect(await warningOf(user)).toEqual({ currentUser: { visit: { ssriWarning: null } } });
    const sent = await sendAnswers(user, consultationId, ['sildenafil']);
    expect(sent.errors).toBeUndefined();
  });
});
