import { describe, expect, it } from 'vitest';
import { addDays, formatDate } from '#kernel/dates.ts';
import type { Actor } from '#server/actor.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { foam, foamPrice, goodCard } from '#test/harness/products.ts';
import { addCard, confirmCard } from './services/cards/add-card.ts';
import { applyCardEvent } from './services/cards/apply-card-event.ts';
import { chooseDefaultCard } from './services/cards/choose-default-card.ts';
import { forgetGoneCard } from './services/cards/forget-gone-card.ts';
import { removeCard } from './services/cards/remove-card.ts';
import { applyPaymentEvent } from './services/charging/payment-event.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { billingOverview } from './services/views/billing-overview.ts';

const asksEveryTime = '4000002760003184';
const declined = '4000000000000002';

const harness = await openFileHarness();

const idOf = (actor: Actor): string => actor.id ?? '';
const viewOf = (actor: Actor) => billingOverview(harness.scope, idOf(actor));
const cardsOf = async (actor: Actor) => (await viewOf(actor)).cards;
const noticesOf = (actor: Actor, kind: string) => harness.rows('notice', { person_id: actor.id, kind });
const auditsOf = (actor: Actor, action: string) =>
  harness.rows('audit_log', { subject_id: actor.id, action });
const add = async (actor: Actor, number = goodCard, makeDefault = false) =>
  addCard(harness.scope, actor, {
    paymentMethodId: await harness.card(number),
    makeDefault,
    ip: '192.0.2.7',
  });
const defaultOf = async (actor: Actor) => (await cardsOf(actor)).find(({ isDefault }) => isDefault)?.id ?? '';
const otherOf = async (actor: Actor) => (await cardsOf(actor)).find(({ isDefault }) => !isDefault)?.id ?? '';
const atProcessor = async (paymentMethodId: string) => {
  const { rows } = await harness.knex.raw(`select body from demo_processor_object where id = ?`, [
    paymentMethodId,
  ]);
  return rows[0].body;
};

describe('the cards of a patient', () => {
  it('the first becomes the default; another is charged only when the patient chooses it', async () => {
    const sam = await harness.account();
    expect(await add(sam)).toEqual({ ok: true, value: { actionUrl: null } });
    const first = await defaultOf(sam);
    expectOk(await add(sam));
    expect(await cardsOf(sam)).toMatchObject([
      { id: first, isDefault: true, expiry: 'LATER' },
      { isDefault: false },
    ]);
    const second = await otherOf(sam);
    expectOk(await chooseDefaultCard(harness.scope, sam, second));
    expect((await viewOf(sam)).card?.paymentMethodId).toBe(second);
    expectOk(await add(sam, goodCard, true));
    expect(await cardsOf(sam)).toHaveLength(3);
    expect(await defaultOf(sam)).not.toBe(second);
    expect(await auditsOf(sam, 'card.added')).toHaveLength(3);
    expect(await auditsOf(sam, 'card.default')).toHaveLength(1);
    expect(await noticesOf(sam, 'card_added')).toHaveLength(3);
  });

  it('the next charge takes the chosen card, and a checkout with another card makes that the default', async () => {
    const { patient: sam } = await harness.order({ products: [foam] });
    await harness.drain();
    expectOk(await add(sam));
    const chosen = await otherOf(sam);
    expectOk(await chooseDefaultCard(harness.scope, sam, chosen));
    await harness.untilNextCharge(sam);
    const attempts = await harness.knex('charge_attempt').where({ payment_method_id: chosen });
    expect(attempts).toHaveLength(1);
    expect(await harness.charges(idOf(sam))).toHaveLength(2);
  });

  it("a card that needs the issuer's confirmation is saved on return, and by the event when the tab was closed", async () => {
    for (const back of ['page', 'event'] as const) {
      const sam = await harness.account();
      const { actionUrl } = expectOk(await add(sam, asksEveryTime, true));
      expect(await cardsOf(sam)).toEqual([]);
      expect(expectOk(await confirmCard(harness.scope, sam)).actionUrl).toBe(actionUrl);
      await harness.processor.answerChallenge(actionUrl ?? '', 'approve');
      const [setup] = await harness.rows('card_setup', { user_id: sam.id });
      if (back === 'page') expectOk(await confirmCard(harness.scope, sam));
      else await applyPaymentEvent(harness.scope, setup.intent_id);
      await applyPaymentEvent(harness.scope, setup.intent_id);
      expect(await cardsOf(sam)).toHaveLength(1);
      expect(await auditsOf(sam, 'card.added')).toHaveLength(1);
      expect(await confirmCard(harness.scope, sam)).toMatchObject({ failure: { code: 'CONFLICT' } });
    }
  });

  it('a card that the processor saved before a crash is stored by its event; a removed one stays removed', async () => {
    const sam = await harness.account();
    expectOk(await add(sam));
    const id = await defaultOf(sam);
    const [setup] = await harness.rows('card_setup', { user_id: sam.id });
    expect(setup.status).toBe('succeeded');
    // As a process leaves it that ends between the processor's response and storing it.
    await harness.knex('payment_card').where({ user_id: sam.id }).delete();
    await harness.knex('card_setup').where({ user_id: sam.id }).update({ status: 'pending' });
    await Promise.all([
      applyPaymentEvent(harness.makeScope(), setup.intent_id),
      applyPaymentEvent(harness.makeScope(), setup.intent_id),
    ]);
    expect(await cardsOf(sam)).toMatchObject([{ id, isDefault: true }]);
    expectOk(await removeCard(harness.scope, sam, id));
    await applyPaymentEvent(harness.scope, setup.intent_id);
    expect(await cardsOf(sam)).toEqual([]);
  });

  it("a declined card, another patient's card and a sixth card are not saved", async () => {
    const sam = await harness.account();
    expect(await add(sam, declined)).toMatchObject({
      failure: { code: 'PAYMENT_DECLINED', fields: [{ field: 'paymentMethodId' }] },
    });
    const other = await harness.processor.savedCard(goodCard);
    for (const paymentMethodId of [other.paymentMethodId, 'pm_unknown', 'no card'])
      expect(
        await addCard(harness.scope, sam, { paymentMethodId, makeDefault: true, ip: '192.0.2.7' }),
      ).toMatchObject({ failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'paymentMethodId' }] } });
    expect(await cardsOf(sam)).toEqual([]);
    for (let count = 0; count < 5; count += 1) expectOk(await add(sam));
    expect(await add(sam)).toMatchObject({ failure: { code: 'CONFLICT' } });
  });
});

describe('removing a card', () => {
  it('is refused while it is the only card of a subscription; after a cancellation it is removed everywhere', async () => {
    const { patient: sam } = await harness.order({ products: [foam] });
    await harness.drain();
    const only = await defaultOf(sam);
    expect(await removeCard(harness.scope, sam, only)).toMatchObject({
      failure: { code: 'CONFLICT', message: expect.stringContaining('Add another card first') },
    });
    expectOk(await add(sam));
    expect(await removeCard(harness.scope, sam, only)).toMatchObject({
      failure: { code: 'CONFLICT', message: expect.stringContaining('default') },
    });
    const other = await otherOf(sam);
    expectOk(await removeCard(harness.scope, sam, other));
    await harness.drain();
    expect((await atProcessor(other)).customer).toBeNull();
    const [subscription] = await harness.rows('subscription', { user_id: sam.id });
    expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId: subscription.id }));
    expectOk(await removeCard(harness.scope, sam, only));
    await harness.drain();
    expect(await cardsOf(sam)).toEqual([]);
    expect((await atProcessor(only)).customer).toBeNull();
    expect(await auditsOf(sam, 'card.removed')).toHaveLength(2);
  });

  it('never affects another patient’s card, and is refused to staff who impersonate the patient', async () => {
    const [sam, otto] = [await harness.account(), await harness.account()];
    expectOk(await add(sam));
    expectOk(await add(otto));
    const own = await defaultOf(sam);
    for (const change of [chooseDefaultCard, removeCard]) {
      expect(await change(harness.scope, otto, own)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
      expect(await change(harness.scope, { ...sam, impersonatorId: 'staff' }, own)).toMatchObject({
        failure: { code: 'IMPERSONATION_REFUSED' },
      });
    }
    expect(await confirmCard(harness.scope, { ...sam, impersonatorId: 'staff' })).toMatchObject({
      failure: { code: 'IMPERSONATION_REFUSED' },
    });
    expect((await cardsOf(sam)).map(({ id }) => id)).toEqual([own]);
    expect((await cardsOf(otto)).map(({ id }) => id)).not.toContain(own);
  });
});

describe('cards over time', () => {
  const dashboard = () => harness.processor.simulator.dashboard;
  /** A running subscription whose card is valid through a month. */
  const withCardUntil = async (expYear: number, expMonth: number) => {
    const { patient: sam } = await harness.order({ products: [foam] });
    await harness.drain();
    const card = await defaultOf(sam);
    await dashboard().updateCard(card, { expMonth, expYear });
    await applyCardEvent(harness.scope, card);
    return { sam, card };
  };

  it('a card that the issuer replaced gets the new details; the patient is told once', async () => {
    const { sam, card } = await withCardUntil(2031, 5);
    await dashboard().updateCard(card, { expMonth: 6, expYear: 2033, last4: '0077' });
    await harness.processor.simulator.settled();
    const event = harness.processor.received.findLast(({ paymentMethodId }) => paymentMethodId === card);
    expect(event).toMatchObject({ type: 'payment_method.automatically_updated', intentId: null });
    await Promise.all([applyCardEvent(harness.makeScope(), card), applyCardEvent(harness.makeScope(), card)]);
    await applyCardEvent(harness.scope, 'pm_unknown');
    expect(await cardsOf(sam)).toMatchObject([{ id: card, last4: '0077', expMonth: 6, expYear: 2033 }]);
    expect(await noticesOf(sam, 'card_updated')).toHaveLength(2);
    expect(await auditsOf(sam, 'card.updated')).toHaveLength(2);
  });

  it('asks for another card 30 and 7 days before it expires, once each, and says so on the pages', async () => {
    const now = harness.clock.now();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
    const { sam } = await withCardUntil(month.getUTCFullYear(), month.getUTCMonth() + 1);
    const end = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));
    const idle = await harness.account();
    expectOk(await add(idle));
    const toldBy = async (daysBefore: number) => {
      harness.clock.set(addDays(end, -daysBefore));
      await harness.sweep();
      await harness.sweep();
      return (await noticesOf(sam, 'card_expires')).length;
    };
    expect(await toldBy(31)).toBe(0);
    expect((await viewOf(sam)).cardWarning).toBeNull();
    expect([await toldBy(29), await toldBy(12), await toldBy(6.5), await toldBy(1)]).toEqual([1, 1, 2, 2]);
    expect((await viewOf(sam)).cardWarning).toMatchObject({
      title: 'Your card expires soon',
      href: '/account/info#cards',
    });
    expect(await toldBy(-1)).toBe(2);
    expect((await viewOf(sam)).cardWarning).toMatchObject({ title: 'Your card has expired' });
    expectOk(await add(sam, goodCard, true));
    expect((await viewOf(sam)).cardWarning).toBeNull();
    expect(await noticesOf(idle, 'card_expires')).toEqual([]);
  });

  it('a card that was removed at the processor is removed here; a patient who owes a payment with it is told once', async () => {
    const { patient: sam } = await harness.order({ products: [foam] });
    await harness.drain();
    expectOk(await add(sam));
    const [charged, other] = [await defaultOf(sam), await otherOf(sam)];
    const gateway = harness.processor.gateway;
    // An event that does not match the processor's state changes nothing.
    await forgetGoneCard(harness.scope, charged);
    expect(await cardsOf(sam)).toHaveLength(2);
    await gateway.removeCard(other);
    await forgetGoneCard(harness.scope, other);
    expect((await cardsOf(sam)).map(({ id }) => id)).toEqual([charged]);
    expect(await noticesOf(sam, 'card_gone')).toEqual([]);
    await gateway.removeCard(charged);
    await Promise.all([
      forgetGoneCard(harness.makeScope(), charged),
      forgetGoneCard(harness.makeScope(), charged),
    ]);
    await forgetGoneCard(harness.scope, 'pm_unknown');
    expect(await noticesOf(sam, 'card_gone')).toHaveLength(1);
    expect(await auditsOf(sam, 'card.removed')).toHaveLength(1);
    // The next charge is not skipped: it is declined for good, and paid with another card.
    await harness.untilNextCharge(sam);
    const refill = async () => (await harness.rows('invoice', { user_id: sam.id, cycle: 2 }))[0];
    expect(await refill()).toMatchObject({ status: 'failed_unpaid', decline_class: 'hard' });
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    // Without an open payment it is removed.
    const idle = await harness.account();
    expectOk(await add(idle));
    const unused = await defaultOf(idle);
    await gateway.removeCard(unused);
    await forgetGoneCard(harness.scope, unused);
    expect(await cardsOf(idle)).toEqual([]);
    expect(await noticesOf(idle, 'card_gone')).toEqual([]);
  });

  it('a refill that the old card declined is charged once when the issuer has replaced the card', async () => {
    const { sam, card } = await withCardUntil(
      harness.clock.now().getUTCFullYear(),
      harness.clock.now().getUTCMonth() + 1,
    );
    await harness.untilNextCharge(sam);
    const refill = async () => (await harness.rows('invoice', { user_id: sam.id, cycle: 2 }))[0];
    expect(await refill()).toMatchObject({ status: 'failed_unpaid', decline_class: 'hard' });
    await dashboard().updateCard(card, { expMonth: 12, expYear: 2040 });
    await applyCardEvent(harness.scope, card);
    await harness.sweep();
    await harness.drain();
    await harness.sweep();
    expect(await refill()).toMatchObject({ status: 'paid' });
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
    const { number } = await refill();
    expect((await noticesOf(sam, 'card_updated')).at(-1).body).toContain(
      `We are charging it $39.00 now for invoice ${number}, which the old card declined.`,
    );
  });

  it('nine days after the old card was declined, the refill is announced again, and charged a week later', async () => {
    const { sam, card } = await withCardUntil(
      harness.clock.now().getUTCFullYear(),
      harness.clock.now().getUTCMonth() + 1,
    );
    await harness.untilNextCharge(sam);
    const pass = async (days: number) => {
      harness.clock.set(addDays(harness.clock.now(), days));
      await harness.sweep();
      await harness.drain();
    };
    await pass(9);
    await dashboard().updateCard(card, { expMonth: 12, expYear: 2040 });
    await applyCardEvent(harness.scope, card);
    const on = addDays(harness.clock.now(), 7);
    await pass(0);
    const [notice] = (await noticesOf(sam, 'upcoming_charge')).filter(({ body }) =>
      body.includes('later than'),
    );
    expect(notice.subject).toBe(`Your next charge is on ${formatDate(on)}`);
    expect((await noticesOf(sam, 'card_updated')).at(-1).body).not.toContain('now for invoice');
    // The day on which the tries would have ended passes.
    await pass(6);
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    await pass(1);
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
  });
});

describe('what the issuer and the processor report about a card is stored', () => {
  const evidenceOf = async (cardNumber: string) => {
    const { patient: sam } = await harness.order({ products: [foam], cardNumber });
    await harness.drain();
    const [invoice] = await harness.rows('invoice', { user_id: sam.id });
    const [attempt] = await harness.rows('charge_attempt', { invoice_id: invoice.id });
    const [tried] = await harness.rows('payment_try', { user_id: sam.id });
    return { charge: attempt.evidence, saved: tried.evidence };
  };

  it.each([
    [goodCard, { securityCode: 'pass', postalCode: 'pass', riskLevel: 'normal' }],
    ['4000000000009235', { securityCode: 'pass', postalCode: 'pass', riskLevel: 'elevated' }],
    ['4000000000000101', { securityCode: 'fail', postalCode: 'pass', riskLevel: 'normal' }],
    ['4000000000000036', { securityCode: 'pass', postalCode: 'fail', riskLevel: 'normal' }],
  ])('with %s: %j', async (cardNumber, said) => {
    const { charge, saved } = await evidenceOf(cardNumber);
    expect(charge).toMatchObject({ ...said, networkStatus: 'approved_by_network' });
    const { riskLevel: _, ...checks } = said;
    expect(saved).toMatchObject({ ...checks, networkStatus: null });
  });

  it('also of a charge that was declined', async () => {
    const { charge } = await evidenceOf('4000000000000341');
    expect(charge).toMatchObject({ riskLevel: 'normal', networkStatus: 'declined_by_network' });
  });
});
