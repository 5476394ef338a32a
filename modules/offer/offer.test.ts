import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { sha256 } from '#kernel/sha256.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { codeOf, OFFER_START, offerSteps } from '#test/harness/offer-steps.ts';
import { foam } from '#test/harness/products.ts';

const harness = await openFileHarness({ modules: orderAndCareModules });
const operator = await harness.operator();
const steps = offerSteps(harness, operator);

const DECLINE = 'mutation($id: ID!) { declineOffer(offerId: $id) }';

describe('an offer to start again', () => {
  it('S3.4, S6.4: is made by email, shows the price that is charged, and lowers the first packages of the three-month case', async () => {
    // The package is nearly used up.
    const { user, offerId, offer } = await steps.offered({ days: 45 });
    expect(offer).toMatchObject({ status: 'offered', wave: 'first', percent: 20, cycles: 2 });
    const [mail] = await steps.noticesOf(user);
    expect(mail.subject).toBe('20% off, if you would like to come back');
    expect(mail.subject + mail.body).not.toMatch(/minoxidil|foam|hair|scalp/i);
    expect(mail.body).toContain('/unsubscribe?link=');
    expect(mail.body).toContain(harness.scope.settings.SELLER_ADDRESS);
    expect(await steps.pending(user)).toBe(true);

    const { quote } = await steps.startOf(user);
    expect(quote).toMatchObject({ cycles: 2, isToday: true });
    const { amount = 0, laterAmount = 0 } = quote ?? {};
    expect(amount).toBeLessThan(laterAmount);
    const before = await harness.charges(user.id);
    const input = await steps.answerOf(user, offerId);
    expect(codeOf(await steps.accept(user, { ...input, agreed: false }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await steps.accept(user, { ...input, consentVersion: 'older' }))).toBe('CONFLICT');
    expect(codeOf(await steps.accept(user, { ...input, shownHash: sha256('Another text.') }))).toBe(
      'CONFLICT',
    );
    expect((await steps.offersOf(user))[0]).toMatchObject({ status: 'offered' });
    // Twice simultaneously, from two tabs.
    const both = await Promise.all([steps.accept(user, input), steps.accept(user, input)]);
    expect(both.map(codeOf)).toEqual(['ok', 'ok']);
    expect(codeOf(await steps.accept(user, input))).toBe('ok');
    expect(await steps.pending(user)).toBe(false);

    await harness.sweep();
    await harness.drain();
    expect(await harness.charges(user.id)).toEqual([...before, amount]);
    await harness.untilNextCharge(user);
    expect(await harness.charges(user.id)).toEqual([...before, amount, amount]);
    await harness.untilNextCharge(user);
    expect(await harness.charges(user.id)).toEqual([...before, amount, amount, laterAmount]);

    const consents = await harness.rows('consent', { person_id: user.id, text_id: 'reactivation.recurring' });
    expect(consents.map(({ text }) => text)).toEqual([quote?.consentText]);
    const lines = await harness.rows('invoice_line', { discount_id: offer.discount_id });
    expect(lines.map(({ kind }) => kind)).toEqual(['offer', 'offer']);
    const moves = await harness.rows('state_transition', { entity: 'offer', entity_id: offerId });
    expect(moves.map(({ to_state: to }) => to).sort()).toEqual(['accepted', 'offered']);
    const agreements = await harness.rows('charge_agreement', { user_id: user.id, basis: 'agreed' });
    expect(agreements.some(({ text }) => text === quote?.consentText)).toBe(true);
    expect(await steps.noticesOf(user, 'offer_accepted')).toHaveLength(1);
    const [decision] = await harness.rows('decision_record', { user_id: user.id, purpose: 'reactivation' });
    expect(decision).toMatchObject({ is_allowed: true });
  });

  it('is never accepted automatically: without an answer nothing is charged, and it expires', async () => {
    const { user, offerId } = await steps.offered();
    const before = await harness.charges(user.id);
    const input = await steps.answerOf(user, offerId);
    await steps.pass(21);
    expect((await steps.offersOf(user))[0]).toMatchObject({ status: 'expired' });
    expect(codeOf(await steps.accept(user, input))).toBe('CONFLICT');
    expect(codeOf(await harness.api(user, DECLINE, { id: offerId }))).toBe('CONFLICT');
    expect(codeOf(await harness.api(user, OFFER_START))).toBe('CONFLICT');
    expect(await steps.pending(user)).toBe(false);
    expect(await harness.charges(user.id)).toEqual(before);
  });

  it('is declined in one step, and can be taken after that until its end', async () => {
    const { user, offerId } = await steps.offered();
    const stranger = await harness.account();
    expect(codeOf(await harness.api(stranger, DECLINE, { id: offerId }))).toBe('NOT_FOUND');
    expect(codeOf(await harness.api(stranger, OFFER_START))).toBe('NOT_FOUND');
    for (const _ of [1, 2])
      expect(dataOf(await harness.api(user, DECLINE, { id: offerId }))).toEqual({ declineOffer: true });
    expect((await steps.offersOf(user))[0]).toMatchObject({ status: 'declined' });
    expect(await steps.pending(user)).toBe(false);
    const input = await steps.answerOf(user, offerId);
    expect(codeOf(await steps.accept(stranger, input))).toBe('NOT_FOUND');
    expect(codeOf(await steps.accept({ ...user, impersonatorId: operator.id }, input))).toBe(
      'IMPERSONATION_REFUSED',
    );
    expect(codeOf(await steps.accept(user, input))).toBe('ok');
    expect((await steps.offersOf(user))[0]).toMatchObject({ status: 'accepted' });
    expect(codeOf(await harness.api(user, DECLINE, { id: offerId }))).toBe('CONFLICT');
  });

  it('lowers an order of the same products too, which takes it', async () => {
    const { user, offer } = await steps.offered({ days: 45 });
    const before = await harness.charges(user.id);
    const { quote } = await steps.startOf(user);
    const paid = (await harness.rows('customer_order', { user_id: user.id })).length;
    await harness.order({ patient: user, products: [foam] });
    await harness.drain();
    expect(await harness.rows('customer_order', { user_id: user.id })).toHaveLength(paid + 1);
    expect(await harness.charges(user.id)).toEqual([...before, quote?.amount]);
    expect((await steps.offersOf(user))[0]).toMatchObject({ status: 'accepted' });
    expect(await harness.rows('discount_use', { discount_id: offer.discount_id })).toHaveLength(1);
  });

  it('cannot be accepted by a patient who has the product again, and stays open until its end', async () => {
    const { user, offerId, subscriptionId } = await steps.offered();
    const input = await steps.answerOf(user, offerId);
    // The subscription continues, as after a cancellation that was taken back.
    await harness.knex('subscription').where({ id: subscriptionId }).update({ status: 'active' });
    expect(codeOf(await steps.accept(user, input))).toBe('CONFLICT');
    expect(codeOf(await harness.api(user, OFFER_START))).toBe('CONFLICT');
    await harness.knex('subscription').where({ id: subscriptionId }).update({ status: 'canceled' });
    expect((await steps.offersOf(user))[0]).toMatchObject({ status: 'offered' });
  });

  it('asks for a card first when there is none', async () => {
    const { user } = await steps.offered();
    await harness.knex('payment_card').where({ user_id: user.id }).delete();
    expect(await steps.startOf(user)).toMatchObject({ href: '/account/info#cards', quote: null });
  });
});

describe('who gets one', () => {
  it('every patient once after each time, two in all, however often and in however many processes the sweep runs', async () => {
    const { user, offerId } = await steps.offered();
    await Promise.all([harness.sweep(), harness.sweep()]);
    await steps.pass(1);
    expect(await steps.offersOf(user)).toHaveLength(1);
    expect(await steps.noticesOf(user)).toHaveLength(1);
    dataOf(await harness.api(user, DECLINE, { id: offerId }));
    await steps.pass(59);
    await Promise.all([harness.sweep(), harness.sweep()]);
    expect((await steps.offersOf(user)).map(({ wave }) => wave)).toEqual(['first', 'second']);
    await steps.pass(60);
    await steps.pass(60);
    expect(await steps.offersOf(user)).toHaveLength(2);
    expect(await steps.noticesOf(user)).toHaveLength(2);
  });

  it('is made completely or not at all: after a crash it is made once later', async () => {
    dataOf(await steps.campaign());
    const { user } = await steps.lapsed();
    harness.clock.set(addDays(harness.clock.now(), 30.1));
    await harness.knex.raw(`create function fail_offer() returns trigger language plpgsql as
      $$ begin raise exception 'killed'; end $$`);
    await harness.knex.raw(
      'create trigger fail_offer before insert on offer for each row execute function fail_offer()',
    );
    await harness.sweep();
    expect(await steps.noticesOf(user)).toEqual([]);
    expect(await harness.rows('discount', { only_for: user.id })).toEqual([]);
    expect(await harness.rows('unsubscribe_link', { person_id: user.id })).toEqual([]);
    await harness.knex.raw('drop trigger fail_offer on offer');
    await harness.sweep();
    expect(await steps.offersOf(user)).toHaveLength(1);
    expect(await steps.noticesOf(user)).toHaveLength(1);
  });

  it('nobody who did not agree, or who unsubscribed by the link of the email', async () => {
    dataOf(await steps.campaign());
    const silent = await steps.lapsed({ agrees: false });
    const { user } = await steps.lapsed();
    await steps.pass(30.1);
    expect(await steps.offersOf(silent.user)).toEqual([]);
    const [mail] = await steps.noticesOf(user);
    const token = /link=([0-9a-f]+)/.exec(mail.body)?.[1] ?? '';
    const unsubscribe = (link: string) =>
      harness.api(null, 'mutation($token: String!) { unsubscribe(token: $token) }', { token: link });
    expect(dataOf(await unsubscribe('0'.repeat(64)))).toEqual({ unsubscribe: false });
    expect(dataOf(await unsubscribe('x'.repeat(5000)))).toEqual({ unsubscribe: false });
    for (const _ of [1, 2]) expect(dataOf(await unsubscribe(token))).toEqual({ unsubscribe: true });
    const consents = await harness.rows('consent', { person_id: user.id, type: 'email_marketing' });
    expect(consents.filter(({ given }) => !given)).toHaveLength(1);
    await steps.pass(60);
    expect(await steps.offersOf(user)).toHaveLength(1);
  });

  it.each<[string, (user: SignedInUser, subscriptionId: string) => Promise<unknown>]>([
    [
      'a hold on a drug',
      (user) =>
        harness.knex('prescription_hold').insert({
          ...{ id: harness.scope.ids.uuid(), user_id: user.id, drug_type: 'minoxidil_foam' },
          ...{ placed_at: harness.clock.now(), is_hard_stop: true, reason: 'A new answer' },
          ...{ patient_text: 'Please wait.', lifted_when: 'It was looked at.' },
        }),
    ],
    [
      'a cancellation by others',
      (_, id) =>
        harness
          .knex('subscription')
          .where({ id })
          .update({ cancellation: JSON.stringify({ effects: [], stillShips: [], lastCharge: null }) }),
    ],
    [
      'an unpaid invoice',
      (user) => harness.knex('invoice').where({ user_id: user.id }).update({ status: 'uncollectible' }),
    ],
    [
      'a duplicate account',
      async (user) => {
        const other = await harness.account();
        const [a, b] = [user.id, other.id].sort();
        await harness.knex('possible_duplicate').insert({
          ...{ id: harness.scope.ids.uuid(), person_a: a, person_b: b, shared: ['phone'] },
          ...{ status: 'open', found_at: 'checkout', created_at: harness.clock.now() },
        });
      },
    ],
    [
      'a request about their data',
      (user) =>
        harness.knex('service_request').insert({
          ...{ id: harness.scope.ids.uuid(), number: `R-${user.id}`, user_id: user.id, topic: 'privacy' },
          ...{ status: 'open', created_at: harness.clock.now(), status_at: harness.clock.now() },
          due_at: harness.clock.now(),
        }),
    ],
  ])('nobody with %s', async (_, happen) => {
    dataOf(await steps.campaign());
    const { user, subscriptionId } = await steps.lapsed();
    await happen(user, subscriptionId);
    harness.clock.set(addDays(harness.clock.now(), 30.1));
    await harness.sweep();
    expect(await steps.offersOf(user)).toEqual([]);
  });

  it('nobody while the campaign is off; existing offers stay', async () => {
    const { user, offerId } = await steps.offered();
    dataOf(await steps.campaign({ isOn: false, percent: 10 }));
    const other = await steps.lapsed();
    await steps.pass(30.1);
    expect(await steps.offersOf(other.user)).toEqual([]);
    expect((await steps.offersOf(user))[0]).toMatchObject({ id: offerId, percent: 20 });
    expect(codeOf(await steps.campaign({ percent: 0 }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await steps.campaign({ percent: 51 }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await steps.campaign({ cycles: 0 }))).toBe('BAD_USER_INPUT');
    const desk = dataOf<{ deskOffers: { campaigns: { isOn: boolean }[]; counts: { count: number }[] } }>(
      await harness.api(operator, '{ deskOffers { given campaigns { isOn } counts { wave status count } } }'),
    ).deskOffers;
    expect(desk.campaigns[0]).toEqual({ isOn: false });
    const rows = await harness.rows('offer');
    expect(desk.counts.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
  });
});
