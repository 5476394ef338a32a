import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { addDays } from '#kernel/dates.ts';
import type { Result } from '#kernel/result.ts';
import { careTextsConsent } from '#modules/account/domain/care-texts-consent.ts';
import { optionalContacts } from '#modules/account/domain/contact-preferences.ts';
import {
  type ConsentText,
  consentHash,
  type ShownText,
  shownText,
  standardConsents,
  textConsentsPort,
} from '#modules/account/index.ts';
import { saveContactPreference } from '#modules/account/services/contact-preferences.ts';
import { saveLead } from '#modules/account/services/save-lead.ts';
import { otcChangesPort, reactivationsPort } from '#modules/billing/index.ts';
import { checkoutConsents } from '#modules/billing/services/checkout/checkout-consents.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { priceCart } from '#modules/billing/services/checkout/price-cart.ts';
import { changeRefill, refillChangeOf } from '#modules/billing/services/refills/change-refill.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import { undoCancellation, undoQuoteOf } from '#modules/billing/services/subscriptions/undo-cancellation.ts';
import { acceptSsriWarning, ssriConsentText } from '#modules/consultation/services/ssri-consent.ts';
import { questionText } from '#modules/privacy/domain/privacy-copy.ts';
import { recordChoice } from '#modules/privacy/services/record-choice.ts';
import { renewalModule } from '#modules/renewal/module.ts';
import { agree } from '#modules/start/services/consents.ts';
import { flagPort } from '#server/ports/flags.ts';
import { provide } from '#server/scope.ts';
import { acceptPlanMutation, planTextQuery } from '#test/harness/accept-plan.ts';
import { dataOf, requestContext, testViewer } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { thickeningShampoo } from '#test/harness/care-story.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import { answerRenewal, RENEWAL_TEXT, SUBMIT } from '#test/harness/renewal-api.ts';
import { renewalStepsApi } from '#test/harness/renewal-steps-api.ts';
import { allTexts, decision, PROPOSE } from '#test/harness/visit-api.ts';

const sixMonthsOfFinasteride = 406;

let asksForTexts: 'checkout' | 'account' = 'checkout';
const { harness, maya } = await openFileDeskHarness({
  modules: [...orderAndCareModules, renewalModule],
  providers: [
    provide(flagPort, () => ({ values: () => flagValues({ 'sms-opt-in-location': asksForTexts }) })),
  ],
});

/** A place that records a consent: the texts that its page shows, and what it does with what the browser sends of them. */
interface Place {
  readonly shown: readonly Pick<ConsentText, 'id' | 'text'>[];
  /** `kind: 'lead'` where no account exists yet. */
  readonly who: { readonly person_id: string } | { readonly lead_id: string };
  readonly send: (shown: readonly ShownText[]) => Promise<string>;
}

const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.failure.code);
const viewer = (leadId: string) => testViewer({ leadId });
const LEAD = (last: number): string => `00000000-0000-4000-9000-00000000000${last}`;
const { emailMarketing, smsMarketing, terms, telehealth, privacyNotice, esign } = standardConsents;
const hashOf = (shown: readonly ShownText[], at = 0): string => shown[at]?.hash ?? '';

const places: Record<string, () => Promise<Place>> = {
  'modules/account/services/save-lead.ts': async () => ({
    shown: [emailMarketing, smsMarketing],
    who: { lead_id: LEAD(1) },
    send: async (shownTexts) =>
      codeOf(
        await saveLead(harness.scope, viewer(LEAD(1)), {
          firstName: 'Sam',
          email: 'sam@example.com',
          phone: '(503) 555-0142',
          marketingEmails: true,
          marketingTexts: true,
          shownTexts,
        }),
      ),
  }),

  'modules/start/services/consents.ts': async () => ({
    shown: [terms, telehealth, privacyNotice, esign],
    who: { lead_id: LEAD(2) },
    send: async (shown) => codeOf(await agree(harness.scope, viewer(LEAD(2)), shown)),
  }),

  'modules/privacy/services/record-choice.ts': async () => ({
    shown: [{ id: 'ad_sharing', text: questionText }],
    who: { lead_id: LEAD(3) },
    send: async (shown) =>
      codeOf(
        await recordChoice(requestContext(harness.scope).scope, viewer(LEAD(3)), {
          given: true,
          version: '2026-11b',
          textHash: hashOf(shown),
        }),
      ),
  }),

  'modules/billing/services/checkout/complete-checkout.ts': async () => {
    asksForTexts = 'checkout';
    const user = await harness.account();
    const request = await harness.orderRequest([finasteride, foam], {
      receiveCareTextsConsent: true,
      receiveMarketingMessagesConsent: true,
      receiveMarketingTextsConsent: true,
    });
    const careTexts = harness.scope.use(textConsentsPort).offeredAt('checkout');
    const cart = await priceCart(harness.scope, request.productIds, { to: request.address });
    return {
      shown: checkoutConsents(cart, careTexts).map(({ consent }) => consent),
      who: { person_id: user.id },
      send: async (shownTexts) => codeOf(await placeOrder(harness.scope, user, { ...request, shownTexts })),
    };
  },

  'modules/account/services/contact-preferences.ts': async () => {
    asksForTexts = 'account';
    const user = await harness.account();
    const patient = { actor: user, userId: user.id, ip: '192.0.2.1', userAgent: 'test' };
    return {
      shown: optionalContacts,
      who: { person_id: user.id },
      send: async (shown) => {
        const wanted = optionalContacts.map(({ type, id }) => ({
          type,
          isOn: true,
          shownHash: shown.find((one) => one.id === id)?.hash ?? null,
        }));
        // One switch each: all are sent once none is refused.
        const isStale = ({ type, shownHash }: (typeof wanted)[number]) =>
          shownHash !== consentHash(optionalContacts.find((one) => one.type === type)?.text ?? '');
        const first = wanted.filter(isStale);
        const codes = await Promise.all(
          (first.length > 0 ? first : wanted).map((one) =>
            saveContactPreference(harness.scope, patient, one).then(codeOf),
          ),
        );
        return codes.find((code) => code !== 'ok') ?? 'ok';
      },
    };
  },

  'modules/billing/services/refills/change-refill.ts': async () => {
    const { patient } = await harness.order({ products: [foam] });
    await harness.drain();
    const [{ id: subscriptionId }] = await harness.rows('subscription', { user_id: patient.id });
    const wanted = { subscriptionId, kind: 'every', weeks: 16 };
    const quote = await refillChangeOf(harness.scope, patient, wanted);
    if (!quote.ok) throw new Error(quote.failure.message);
    const { consentText, consentVersion } = quote.value;
    return {
      shown: [{ id: 'refill.recurring', text: consentText }],
      who: { person_id: patient.id },
      send: async (shown) =>
        codeOf(
          await changeRefill(harness.scope, patient, wanted, {
            requestId: randomUUID(),
            agreed: true,
            consentVersion,
            shownHash: hashOf(shown),
            ip: '192.0.2.1',
            userAgent: 'test',
          }),
        ),
    };
  },

  'modules/billing/services/subscriptions/undo-cancellation.ts': async () => {
    const { patient } = await harness.order({ products: [foam] });
    await harness.drain();
    const [{ id: subscriptionId }] = await harness.rows('subscription', { user_id: patient.id });
    const ended = await cancelSubscription(harness.scope, patient, { subscriptionId });
    if (!ended.ok) throw new Error(ended.failure.message);
    const quote = await undoQuoteOf(harness.scope, patient, subscriptionId);
    if (!quote.ok) throw new Error(quote.failure.message);
    const { consentText, consentVersion } = quote.value;
    return {
      shown: [{ id: 'undo.recurring', text: consentText }],
      who: { person_id: patient.id },
      send: async (shown) =>
        codeOf(
          await undoCancellation(harness.scope, patient, {
            ...{ subscriptionId, agreed: true, consentVersion, shownHash: hashOf(shown) },
            ...{ ip: '192.0.2.1', userAgent: 'test' },
          }),
        ),
    };
  },

  'modules/billing/services/reactivation/start-again.ts': async () => {
    const { patient } = await harness.order({ products: [foam] });
    await harness.drain();
    const [{ id: subscriptionId }] = await harness.rows('subscription', { user_id: patient.id });
    const ended = await cancelSubscription(harness.scope, patient, { subscriptionId });
    if (!ended.ok) throw new Error(ended.failure.message);
    await harness.drain();
    const reactivations = harness.scope.use(reactivationsPort);
    const discountId = await reactivations.promise({
      userId: patient.id,
      terms: { percent: 20, cycles: 2 },
      productIds: [foam],
      until: addDays(harness.clock.now(), 21),
    });
    const quote = await reactivations.quote(patient.id, subscriptionId, discountId);
    if (!quote.ok || quote.value.kind === 'first') throw new Error('It cannot start again.');
    const { consentText, consentVersion } = quote.value;
    return {
      shown: [{ id: 'reactivation.recurring', text: consentText }],
      who: { person_id: patient.id },
      send: (shown) =>
        harness.scope.transaction(async (tx) =>
          codeOf(
            await tx.use(reactivationsPort).start(patient, subscriptionId, discountId, {
              ...{ agreed: true, consentVersion, shownHash: hashOf(shown) },
              ...{ ip: '192.0.2.1', userAgent: 'test' },
            }),
          ),
        ),
    };
  },

  'modules/billing/services/subscriptions/otc-changes.ts': async () => {
    const { patient } = await harness.order({ products: [foam] });
    await harness.drain();
    // Every three months, like the foam.
    const change = { add: [thickeningShampoo], stop: [] };
    const changes = harness.scope.use(otcChangesPort);
    const quote = await changes.quote(patient.id, change);
    if (!quote.ok) throw new Error(quote.failure.message);
    const { consentText, consentVersion } = quote.value;
    return {
      shown: [{ id: 'plan_change.recurring', text: consentText }],
      who: { person_id: patient.id },
      send: async (shown) =>
        codeOf(
          await changes.apply(patient, {
            ...change,
            agreed: true,
            consentVersion,
            shownHash: hashOf(shown),
            ip: '192.0.2.1',
            userAgent: 'test',
          }),
        ),
    };
  },

  'modules/consultation/services/ssri-consent.ts': async () => {
    const user = await harness.account();
    const patient = { actor: user, userId: user.id, ip: '192.0.2.1', userAgent: 'test' };
    return {
      shown: [{ id: 'ssri_boxed_warning', text: ssriConsentText }],
      who: { person_id: user.id },
      send: async (shown) =>
        codeOf(await acceptSsriWarning(harness.scope, patient, { agreed: true, shownHash: hashOf(shown) })),
    };
  },

  'modules/renewal/services/submit-renewal.ts': async () => {
    const { user } = await orderedTreatment(harness).treated([finasteride], ['finasteride']);
    await harness.scope.db('prescription').where({ user_id: user.id }).update({ refills_remaining: 0 });
    const { responseId, revision } = await answerRenewal(harness, user);
    await renewalStepsApi(harness).settle(user);
    const page = dataOf<{ currentUser: { renewal: { options: { consentText: string } } } }>(
      await harness.api(user, RENEWAL_TEXT),
    );
    return {
      shown: [{ id: 'renewal.recurring', text: page.currentUser.renewal.options.consentText }],
      who: { person_id: user.id },
      send: async (shown) => {
        const sent = { id: responseId, revision, agreed: true, hash: hashOf(shown), read: allTexts };
        return (await harness.api(user, SUBMIT, sent)).errors?.[0]?.extensions.code ?? 'ok';
      },
    };
  },

  'modules/consultation/services/plan-answer.ts': async () => {
    const visit = await harness.orderedVisit({ products: [finasteride] });
    await harness.submitIntake(visit, ['finasteride']);
    await harness.api(visit.user, 'mutation { finishPhotos }');
    const plan = { productIds: [sixMonthsOfFinasteride], reason: 'Fewer packages.' };
    dataOf(await harness.api(maya, PROPOSE, decision(visit.consultationId, plan)));
    const page = await harness.api(visit.user, planTextQuery);
    const shownPage = page.data as {
      currentUser: { visit: { proposal: { consentText: string } } };
    };
    return {
      shown: [{ id: 'plan.recurring', text: shownPage.currentUser.visit.proposal.consentText }],
      who: { person_id: visit.user.id },
      send: async (shown) => {
        const answer = await harness.api(visit.user, acceptPlanMutation, {
          id: visit.consultationId,
          consent: true,
          hash: hashOf(shown),
          read: allTexts,
        });
        return answer.errors?.[0]?.extensions.code ?? 'ok';
      },
    };
  },
};

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);

/** What a person writes by text message is the text; modules/text-message/text-message.test.ts tests it. */
const withoutPage = ['modules/account/services/follow-replies.ts'];

it('these are all places that record a consent', () => {
  const callers = sourcesUnder('modules').filter((path) =>
    /\.recordConsent\(/.test(readFileSync(path, 'utf8')),
  );
  expect(callers.sort()).toEqual([...Object.keys(places), ...withoutPage].sort());
});

describe.each(Object.entries(places))('%s', (_, open) => {
  it('refuses every text but the one that the server would show, and stores exactly that one with its hash', async () => {
    const { shown, who, send } = await open();
    const hashes = shown.map(shownText);
    // Those of an order before.
    const earlier = await harness.scope.db('consent').where(who).pluck('id');
    const rows = () => harness.scope.db('consent').where(who).whereNotIn('id', earlier);
    for (const [index, text] of hashes.entries()) {
      const another = hashes.with(index, {
        ...text,
        hash: shownText({ ...text, text: 'Another text.' }).hash,
      });
      expect(await send(another), text.id).toBe('CONFLICT');
    }
    expect(await rows()).toEqual([]);
    expect(await send(hashes)).toBe('ok');
    const stored = await rows();
    expect(
      stored.map(({ text_id: id, text }) => ({ id, text })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    ).toEqual(shown.map(({ id, text }) => ({ id, text })).sort((a, b) => (a.id < b.id ? -1 : 1)));
    for (const { text, text_hash: hash, version, given } of stored) {
      expect(hash).toBe(createHash('sha256').update(text).digest('hex'));
      expect(version).toMatch(/^20\d\d-\d\d/);
      expect(given).toBe(true);
    }
  });
});

it('a refusal needs no text, and an agreement without one is refused', async () => {
  const user = await harness.account();
  const patient = { actor: user, userId: user.id, ip: '', userAgent: '' };
  expect(codeOf(await acceptSsriWarning(harness.scope, patient, { agreed: true, shownHash: '' }))).toBe(
    'CONFLICT',
  );
  expect(await harness.scope.db('consent').where({ person_id: user.id })).toEqual([]);
});

it('the database refuses a text with the hash of another', async () => {
  const user = await harness.account();
  const row = {
    id: '00000000-0000-4000-9000-0000000000aa',
    person_id: user.id,
    type: 'terms',
    version: '1',
    text: 'One text.',
    text_hash: shownText({ id: '', text: 'Another.' }).hash,
    given: true,
    ip: '',
    user_agent: '',
    at: new Date(),
  };
  await expect(harness.scope.db('consent').insert(row)).rejects.toThrow(/consent_hash_is_of_its_text/);
});

it('a standard text has a new version when it changes', () => {
  const fingerprints = [...Object.values(standardConsents), careTextsConsent].map(
    ({ id, version, text }) =>
      `${id} ${version} ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
  );
  // Another text needs another version.
  expect(fingerprints).toMatchInlineSnapshot(`
    [
      "terms 2026-11 aa4164298350",
      "telehealth 2026-11 05f31219fc04",
      "privacy_notice 2026-11 06c7fcb7a1c1",
      "esign 2026-11 ea078b4beb49",
      "email_marketing 2026-11 ea8e21a01dea",
      "sms_marketing 2026-11 a4a9ca013675",
      "sms_care 2026-12 fb7d37c3cc49",
    ]
  `);
});
