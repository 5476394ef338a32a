import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { foam, foamPrice } from '#test/harness/products.ts';
import { readToken } from '#test/harness/test-processor.ts';
import { addCard } from './services/cards/add-card.ts';
import { confirmCheckout } from './services/checkout/confirm-checkout.ts';
import { placeOrder } from './services/checkout/place-order.ts';

const harness = await openFileHarness();

const idOf = ({ id }: SignedInUser): string => id ?? '';

/** A card of the simulated Google Pay of a device. */
const fromWallet = async (card: string, device: string): Promise<string> =>
  (await readToken(await harness.processor.tokenizeWallet(card, device))).paymentMethodId;

const PAGE = `{ currentUser { billing { card { brand last4 wallet } cards { last4 wallet isDefault } } } }`;
const cardsOf = async (user: SignedInUser) =>
  dataOf<{
    currentUser: { billing: { card: { wallet: string | null } | null; cards: { wallet: string | null }[] } };
  }>(await harness.api(user, PAGE)).currentUser.billing;

describe('a wallet instead of a typed card', () => {
  it('pays with the same texts and price, is saved with its wallet, and is charged for refills', async () => {
    const sam = await harness.account();
    const request = await harness.orderRequest([foam], {
      paymentMethodId: await fromWallet('always_approved', 'phone of Sam'),
    });
    expectOk(await placeOrder(harness.scope, sam, request));
    await harness.drain();
    expect(await cardsOf(sam)).toEqual({
      card: { brand: 'visa', last4: '4242', wallet: 'google_pay' },
      cards: [{ last4: '4242', wallet: 'google_pay', isDefault: true }],
    });
    await harness.untilNextCharge(sam);
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
    // The same card, chosen at checkout again, is not saved twice.
    expectOk(
      await addCard(harness.scope, sam, {
        paymentMethodId: await fromWallet('always_approved', 'phone of Sam'),
        makeDefault: false,
        ip: '192.0.2.7',
      }),
    );
    expect((await cardsOf(sam)).cards).toHaveLength(1);
  });

  it('is added on the account page like a typed card', async () => {
    const { patient: sam } = await harness.order({ products: [foam] });
    expectOk(
      await addCard(harness.scope, sam, {
        paymentMethodId: await fromWallet('always_approved', 'tablet'),
        makeDefault: false,
        ip: '192.0.2.7',
      }),
    );
    const { card, cards } = await cardsOf(sam);
    expect(card?.wallet).toBeNull();
    expect(cards.map(({ wallet }) => wallet)).toEqual([null, 'google_pay']);
    const [notice] = await harness.rows('notice', { person_id: sam.id, kind: 'card_added' });
    expect(notice.body).toContain('Google Pay, Visa ending 4242 was added');
  });

  it('declined: nothing is stored, and a typed card places the same order', async () => {
    const sam = await harness.account();
    const request = await harness.orderRequest([foam]);
    const paymentMethodId = await fromWallet('always_declined', 'phone of a person without money');
    expect(await placeOrder(harness.scope, sam, { ...request, paymentMethodId })).toMatchObject({
      ok: false,
      failure: { code: 'PAYMENT_DECLINED' },
    });
    expect(await harness.rows('customer_order', { user_id: sam.id })).toEqual([]);
    expect((await cardsOf(sam)).cards).toEqual([]);
    expectOk(await placeOrder(harness.scope, sam, request));
    await harness.drain();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
  });

  it('the issuer may ask once, as with a typed card', async () => {
    const sam = await harness.account();
    const request = await harness.orderRequest([foam], {
      paymentMethodId: await fromWallet('asks_once', 'phone that is asked'),
    });
    const asked = expectOk(await placeOrder(harness.scope, sam, request));
    expect(asked.status).toBe('ACTION_REQUIRED');
    await harness.processor.answerChallenge(asked.actionUrl ?? '', 'approve');
    expect(expectOk(await confirmCheckout(harness.scope, sam, request)).status).toBe('PLACED');
    await harness.untilNextCharge(sam);
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
  });

  it('the card of one device is limited, no matter who uses it', async () => {
    const answers: string[] = [];
    for (let account = 0; account < 5; account += 1) {
      const someone = await harness.account();
      const request = await harness.orderRequest([foam], {
        paymentMethodId: await fromWallet('always_declined', 'one stolen phone'),
      });
      const placed = await placeOrder(harness.scope, someone, request);
      answers.push(placed.ok ? '' : placed.failure.message);
    }
    expect(answers.slice(0, 4).some((message) => message.startsWith('Too many payments'))).toBe(false);
    expect(answers[4]).toMatch(/^Too many payments were declined/);
  });
});
