import { beforeEach, describe, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { careTextsConsent } from '#modules/account/domain/care-texts-consent.ts';
import { consentHash, shownText } from '#modules/account/index.ts';
import { flagPort } from '#server/ports/flags.ts';
import { textMessagesPort } from '#server/ports/text-messages.ts';
import { provide } from '#server/scope.ts';
import { textsThatAreAccepted } from '#test/harness/doubles/texts-that-are-accepted.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { foam } from '#test/harness/products.ts';
import { checkoutPage } from './services/checkout/checkout-page.ts';
import { checkoutQuote } from './services/checkout/checkout-quote.ts';
import { confirmCheckout } from './services/checkout/confirm-checkout.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import type { PlaceOrderRequest } from './services/checkout/read-order.ts';

let asksAt: 'checkout' | 'account' | 'off';
let hasTexts: boolean;
const harness = await openFileHarness({
  providers: [
    provide(flagPort, () => ({ values: () => flagValues({ 'sms-opt-in-location': asksAt }) })),
    provide(textMessagesPort, () => ({ ...textsThatAreAccepted, isOn: hasTexts })),
  ],
});
beforeEach(() => {
  asksAt = 'checkout';
  hasTexts = true;
});

const FIELD = 'receiveCareTextsConsent';
const consentsOf = async ({ id }: { readonly id: string | null }) =>
  (await harness.rows('consent', { person_id: id, type: 'sms_care' })).map((row) => ({
    ...{ textId: row.text_id, version: row.version, text: row.text, hash: row.text_hash, given: row.given },
  }));
const { id: textId, version, text } = careTextsConsent;
const asShown = { textId, version, text, hash: consentHash(text), given: true };

/** An order whose page showed the box for text messages. */
const order = async (over: Partial<PlaceOrderRequest>) => {
  const request = await harness.orderRequest([foam], over);
  return { ...request, shownTexts: [...(request.shownTexts ?? []), shownText(careTextsConsent)] };
};
const failureOf = async (request: PlaceOrderRequest, sam: Awaited<ReturnType<typeof harness.account>>) => {
  const placed = await placeOrder(harness.makeScope(), sam, request);
  return placed.ok ? null : `${placed.failure.code} ${placed.failure.fields.map(({ field }) => field)}`;
};

describe('the box for text messages about care at checkout', () => {
  it('is optional and nothing is consented while it is empty', async () => {
    const sam = await harness.account();
    expectOk(await placeOrder(harness.makeScope(), sam, await order({ [FIELD]: false })));
    expect(await consentsOf(sam)).toEqual([]);
  });

  it('stores id, version, text and hash of what was shown, once, together with the order', async () => {
    const sam = await harness.account();
    const request = await order({ [FIELD]: true });
    expectOk(await placeOrder(harness.makeScope(), sam, request));
    expectOk(await placeOrder(harness.makeScope(), sam, request));
    expect(await consentsOf(sam)).toEqual([asShown]);
    const [placed] = await harness.rows('customer_order', { user_id: sam.id });
    const [consent] = await harness.rows('consent', { person_id: sam.id, type: 'sms_care' });
    expect(consent.at).toEqual(placed.created_at);
  });

  it('with another text, no order and no consent exists', async () => {
    const sam = await harness.account();
    const request = await order({ [FIELD]: true });
    const other = shownText({ ...careTextsConsent, text: 'Send me texts.' });
    const shownTexts = [...request.shownTexts.slice(0, -1), other];
    expect(await failureOf({ ...request, shownTexts }, sam)).toBe('CONFLICT shownTexts');
    expect(await consentsOf(sam)).toEqual([]);
    expect(await harness.rows('customer_order', { user_id: sam.id })).toEqual([]);
  });

  it.each([
    ['the account page asks', 'account', true],
    ['no page asks', 'off', true],
    ['there is no provider of text messages', 'checkout', false],
  ] as const)('is not offered when %s, and a consent is refused', async (_, place, provider) => {
    asksAt = place;
    hasTexts = provider;
    const sam = await harness.account();
    const page = await checkoutPage(harness.makeScope(), sam.id, String(foam));
    const quote = expectOk(
      await checkoutQuote(harness.makeScope(), sam, { productIds: [foam], checkoutId: '', to: null }),
    );
    for (const { agreements } of [page, quote])
      expect(agreements.map(({ field }) => field)).not.toContain(FIELD);
    expect(await failureOf(await order({ [FIELD]: true }), sam)).toBe(`CONFLICT ${FIELD}`);
    expect(await consentsOf(sam)).toEqual([]);
    expectOk(await placeOrder(harness.makeScope(), sam, await order({ [FIELD]: false })));
  });

  it('is offered by the page and by every new price, and is not required', async () => {
    const sam = await harness.account();
    const page = await checkoutPage(harness.makeScope(), sam.id, String(foam));
    const quote = expectOk(
      await checkoutQuote(harness.makeScope(), sam, { productIds: [foam], checkoutId: '', to: null }),
    );
    const box = { field: FIELD, isRequired: false, consent: careTextsConsent };
    for (const { agreements } of [page, quote]) expect(agreements).toContainEqual(box);
  });

  it('that no page offers any more when the issuer has confirmed the card is not recorded; the order is placed', async () => {
    const sam = await harness.account();
    const paymentMethodId = await harness.card('4000002500003155');
    const request = await order({ [FIELD]: true, paymentMethodId });
    const placed = expectOk(await placeOrder(harness.makeScope(), sam, request));
    asksAt = 'off';
    await harness.processor.answerChallenge(placed.actionUrl ?? '', 'approve');
    expect(expectOk(await confirmCheckout(harness.scope, sam, request)).status).toBe('PLACED');
    expect(await consentsOf(sam)).toEqual([]);
  });
});
