import { describe, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { addDays, DAY_MS, formatDate } from '#kernel/dates.ts';
import type { Actor } from '#server/actor.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, finasteridePrice, foam, foamPrice } from '#test/harness/products.ts';
import { twoProcesses } from '#test/harness/two-processes.ts';
import { billingPort } from './index.ts';
import { chargeInvoice } from './services/charging/charge-invoice.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { changeNextBillingDate } from './services/subscriptions/change-next-billing-date.ts';
import { refillSubscription } from './services/subscriptions/refill-subscription.ts';
import { billingOverview } from './services/views/billing-overview.ts';

const harness = await openFileHarness({ forgetsPatients: true });

const idOf = (actor: Actor): string => actor.id ?? '';
const subscriptionOf = async (actor: Actor) => {
  const [subscription] = await harness.rows('subscription', { user_id: actor.id });
  return subscription;
};
const treated = async (refills = 4) => {
  const start = harness.clock.now();
  const { patient: sam } = await harness.approvedOrder({ products: [finasteride], refills });
  await harness.drain();
  expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
  return { sam, start };
};
/** The charge was announced, and its day has come. */
const refillIsDue = async (start: Date) => {
  harness.clock.set(addDays(start, 68));
  await harness.sweep();
  harness.clock.set(addDays(start, 75));
};
const dayPasses = async () => {
  await harness.sweep();
  await harness.drain();
};

describe('a refill is charged once', () => {
  it('by a sweep that runs twice, and again only a cycle later', async () => {
    const { sam, start } = await treated();
    const seen: [number, number][] = [];
    const announced = [68, 158];
    for (const day of [68, 74, 75, 75, 76, 158, 164, 165, 166]) {
      harness.clock.set(addDays(start, day));
      await dayPasses();
      await dayPasses();
      if (!announced.includes(day)) seen.push([day, (await harness.charges(idOf(sam))).length]);
    }
    expect(seen).toEqual([
      [74, 1],
      [75, 2],
      [75, 2],
      [76, 2],
      [164, 2],
      [165, 3],
      [166, 3],
    ]);
    expect(await subscriptionOf(sam)).toMatchObject({
      status: 'active',
      cycle: 3,
      next_billing_date: addDays(start, 255),
    });
    expect(await harness.rows('test_refill')).toHaveLength(3);
  });

  it('by two processes running at the same time', async () => {
    const { sam, start } = await treated();
    await refillIsDue(start);
    const { processes, close } = twoProcesses(harness);
    const due = { id: (await subscriptionOf(sam)).id, userId: idOf(sam) };
    await Promise.all(
      [...processes, ...processes].flatMap(({ makeScope }) => [
        refillSubscription(makeScope(), due),
        refillSubscription(makeScope(), due),
      ]),
    );
    const invoices = await harness.rows('invoice', { subscription_id: due.id });
    expect(invoices.map(({ cycle, status }) => [cycle, status])).toEqual([[2, 'open']]);
    await Promise.all(
      [...processes, ...processes].map(({ makeScope }) => chargeInvoice(makeScope(), invoices[0].id)),
    );
    await Promise.all(processes.map((test) => test.sweep()));
    await Promise.all(processes.map((test) => test.drain()));
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice, finasteridePrice]);
    await close();
  });

  it('not again while the last charge waits for the patient’s confirmation', async () => {
    const sam = await harness.account();
    const start = harness.clock.now();
    await harness.order({ patient: sam, products: [foam] });
    const asksEveryTime = await harness.card('4000002760003184');
    const customer = await harness.database.knex('payment_customer').where({ user_id: sam.id }).first();
    const saved = await harness.processor.gateway.saveCard({
      customerId: customer.customer_id,
      paymentMethodId: asksEveryTime,
      idempotencyKey: asksEveryTime,
      returnUrl: 'http://app.localhost:3000/checkout',
    });
    if (saved.status === 'action_required')
      await harness.processor.answerChallenge(saved.actionUrl, 'approve');
    await harness.database
      .knex('payment_card')
      .where({ user_id: sam.id })
      .update({ payment_method_id: asksEveryTime });
    const invoicesOfRefills = async () =>
      (await harness.rows('invoice', { subscription_id: (await subscriptionOf(sam)).id })).map(
        ({ cycle, status }) => [cycle, status],
      );
    await harness.untilNextCharge(sam);
    for (const day of [75, 76, 77]) {
      harness.clock.set(addDays(start, day));
      await dayPasses();
      expect(await invoicesOfRefills()).toEqual([[2, 'charge_pending']]);
    }
    for (const day of [165, 255]) {
      harness.clock.set(addDays(start, day));
      await dayPasses();
      expect(await invoicesOfRefills()).toHaveLength(1);
    }
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
  });

  it('not again while the last invoice is unpaid', async () => {
    const { sam, start } = await treated();
    const broken = await harness.card('4000000000000341');
    const customer = await harness.database.knex('payment_customer').where({ user_id: sam.id }).first();
    await harness.processor.gateway.saveCard({
      customerId: customer.customer_id,
      paymentMethodId: broken,
      idempotencyKey: broken,
      returnUrl: 'http://app.localhost:3000/checkout',
    });
    await harness.database
      .knex('payment_card')
      .where({ user_id: sam.id })
      .update({ payment_method_id: broken });
    for (let day = 70; day <= 100; day += 5) {
      harness.clock.set(addDays(start, day));
      await dayPasses();
    }
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'unpaid', cycle: 2 });
    for (let day = 105; day <= 275; day += 5) {
      harness.clock.set(addDays(start, day));
      await dayPasses();
    }
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    // It was never sent, so after another month nothing is owed and the subscription ends.
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'canceled', cycle: 2 });
    const closed = await harness.rows('notice', { person_id: sam.id, kind: 'payment_closed' });
    expect(closed).toMatchObject([{ body: expect.stringContaining('$54.00 was not paid, so order') }]);
    expect(closed[0].body).toContain('Your refills have ended.');
    expect(await harness.rows('invoice', { subscription_id: (await subscriptionOf(sam)).id })).toHaveLength(
      1,
    );
  });
});

describe('a canceled subscription never bills again', () => {
  it('canceled before its date', async () => {
    const { sam, start } = await treated();
    expectOk(
      await cancelSubscription(harness.scope, sam, { subscriptionId: (await subscriptionOf(sam)).id }),
    );
    for (const day of [75, 165, 400]) {
      harness.clock.set(addDays(start, day));
      await dayPasses();
    }
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
  });

  it('canceled between the sweep and the charge', async () => {
    const { sam, start } = await treated();
    const { id } = await subscriptionOf(sam);
    await refillIsDue(start);
    await refillSubscription(harness.scope, { id, userId: idOf(sam) });
    const ended = expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId: id }));
    expect(ended.effects).toContain('One order not yet at the pharmacy will not ship.');
    for (const day of [75, 76, 100]) {
      harness.clock.set(addDays(start, day));
      await dayPasses();
    }
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await harness.rows('invoice', { subscription_id: id })).toMatchObject([{ status: 'void' }]);
  });

  it('canceled during its own refill and charge: any captured amount is refunded', async () => {
    const { sam, start } = await treated();
    const { id } = await subscriptionOf(sam);
    await refillIsDue(start);
    await refillSubscription(harness.scope, { id, userId: idOf(sam) });
    const [invoice] = await harness.rows('invoice', { subscription_id: id });
    await Promise.all([
      chargeInvoice(harness.makeScope(), invoice.id),
      cancelSubscription(harness.makeScope(), sam, { subscriptionId: id }),
    ]);
    for (const day of [75, 76, 165]) {
      harness.clock.set(addDays(start, day));
      await dayPasses();
    }
    const [after] = await harness.rows('invoice', { id: invoice.id });
    expect([after.amount_charged, ['void', 'refunded'].includes(after.status)]).toEqual([0, true]);
    const [order] = await harness.rows('customer_order', { id: invoice.order_id });
    expect(order.submitted_at).toBeNull();
  });

  it('another patient cannot cancel it, and bad feedback changes nothing', async () => {
    const { sam } = await treated();
    const { id } = await subscriptionOf(sam);
    const other = await harness.account();
    for (const subscriptionId of [id, 'x', crypto.randomUUID()]) {
      const stolen = await cancelSubscription(harness.scope, other, { subscriptionId });
      expect(stolen.ok ? '' : stolen.failure.code).toBe('NOT_FOUND');
      const moved = await changeNextBillingDate(harness.scope, other, { subscriptionId, date: '2030-01-01' });
      expect(moved.ok ? '' : moved.failure.code).toBe('NOT_FOUND');
    }
    for (const feedback of ['x'.repeat(1001), 'a\u0000b']) {
      const bad = await cancelSubscription(harness.scope, sam, { subscriptionId: id, feedback });
      expect(bad.ok ? [] : bad.failure.fields.map(({ field }) => field)).toEqual(['feedback']);
    }
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'active' });
  });
});

describe('a refill without a valid prescription', () => {
  it.each<[string, object]>([
    ['expired', { expires_at: new Date('2020-01-01') }],
    ['no refills', { refills: 0 }],
    ['on hold', { status: 'on_hold' }],
    ['stopped', { status: 'stopped' }],
  ])(
    '%s: is neither charged nor shipped, the patient is notified, and renewing resumes it',
    async (_, change) => {
      const { sam, start } = await treated();
      await harness.database.knex('test_prescription').where({ user_id: sam.id }).update(change);
      harness.clock.set(addDays(start, 75));
      await dayPasses();
      await dayPasses();
      expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
      expect(await subscriptionOf(sam)).toMatchObject({ status: 'on_hold_rx' });
      const notices = await harness.rows('notice', { person_id: sam.id, kind: 'refill_on_hold' });
      expect(notices).toHaveLength(1);
      expect(notices[0].body).toMatch(/http:\/\/app\.localhost:3000\/(renewal|messages)$/);
      expect((await billingOverview(harness.scope, idOf(sam))).action?.href).toBe('/renewal');

      const clinician: Actor = { role: 'clinician', id: null, impersonatorId: null };
      await harness.scope.use(billingPort).prescriptionRenewed(clinician, idOf(sam));
      expect(await subscriptionOf(sam)).toMatchObject({ status: 'on_hold_rx' });
      await harness.database
        .knex('test_prescription')
        .where({ user_id: sam.id })
        .update({ status: 'active', refills: 4, expires_at: addDays(harness.clock.now(), 365) });
      await harness.scope.use(billingPort).prescriptionRenewed(clinician, idOf(sam));
      await dayPasses();
      // The charge is announced for a week later, and not made immediately.
      expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
      expect(await subscriptionOf(sam)).toMatchObject({ next_billing_date: addDays(start, 82) });
      expect(await harness.rows('notice', { person_id: sam.id, kind: 'upcoming_charge' })).toMatchObject([
        { subject: `Your next charge is on ${formatDate(addDays(start, 82))}` },
      ]);
      await harness.untilNextCharge(sam);
      expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice, finasteridePrice]);
      expect(await subscriptionOf(sam)).toMatchObject({ next_billing_date: addDays(start, 172) });
    },
  );

  it('a prescription lost between invoice and charge voids the invoice', async () => {
    const { sam, start } = await treated();
    const { id } = await subscriptionOf(sam);
    await refillIsDue(start);
    await refillSubscription(harness.scope, { id, userId: idOf(sam) });
    await harness.database.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'stopped' });
    await dayPasses();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await harness.rows('invoice', { subscription_id: id })).toMatchObject([{ status: 'void' }]);
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'on_hold_rx' });
  });

  it('to a state that is not served', async () => {
    const { sam, start } = await treated();
    await harness.database.knex.raw(
      `update subscription set ship_to = jsonb_set(ship_to, '{address,state}', '"AK"') where user_id = ?`,
      [idOf(sam)],
    );
    harness.clock.set(addDays(start, 75));
    await dayPasses();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'on_hold_rx' });
  });
});

describe('the patient moves the billing date', () => {
  it('S9.30: with the billing-date flag off any later day is accepted, but never too soon for a prescription', async () => {
    const flags = flagValues({
      'minoxidil-foam-validate-next-billing-date-selection': false,
      'finasteride-validate-next-billing-date-selection': false,
    });
    const tryDay = async (sam: Actor, days: number) => {
      const { id } = await subscriptionOf(sam);
      const date = addDays(harness.clock.now(), days).toISOString().slice(0, 10);
      return (await changeNextBillingDate(harness.scope, sam, { subscriptionId: id, date }, flags)).ok;
    };
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam] });
    expect(await tryDay(sam, -1)).toBe(false);
    expect(await tryDay(sam, 181)).toBe(false);
    expect(await tryDay(sam, 5)).toBe(true);
    const { sam: prescribed } = await treated();
    expect(await tryDay(prescribed, 5)).toBe(false);
  });

  it('within the bounds, and the charge happens on that day', async () => {
    const sam = await harness.account();
    const start = harness.clock.now();
    await harness.order({ patient: sam, products: [foam] });
    const { id } = await subscriptionOf(sam);
    const day = (days: number) => addDays(start, days).toISOString().slice(0, 10);
    for (const date of [day(67), day(181), 'soon', '2027-02-30']) {
      const bad = await changeNextBillingDate(harness.scope, sam, { subscriptionId: id, date });
      expect(bad.ok ? [] : bad.failure.fields.map(({ field }) => field), date).toEqual(['date']);
    }
    const moved = await changeNextBillingDate(harness.scope, sam, { subscriptionId: id, date: day(100) });
    expect(expectOk(moved)).toMatchObject({ status: 'snoozed', nextBillingDate: addDays(start, 100) });
    for (const day of [93, 99]) {
      harness.clock.set(addDays(start, day));
      await dayPasses();
    }
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    harness.clock.set(addDays(start, 100));
    await dayPasses();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
    expect(await subscriptionOf(sam)).toMatchObject({
      status: 'active',
      next_billing_date: addDays(start, 190),
    });
  });
});

it('a charge is announced 7 days before, once, with the amount and the way to cancel', async () => {
  const sam = await harness.account();
  const start = harness.clock.now();
  await harness.order({ patient: sam, products: [foam] });
  const kinds = async () =>
    (await harness.rows('notice', { person_id: sam.id, kind: 'upcoming_charge' })).map(({ body }) => body);
  harness.clock.set(new Date(start.getTime() + 68 * DAY_MS - 1));
  await harness.sweep();
  expect(await kinds()).toEqual([]);
  harness.clock.set(addDays(start, 68));
  await Promise.all([harness.sweep(), harness.sweep()]);
  await harness.sweep();
  const [body, ...more] = await kinds();
  expect(more).toEqual([]);
  expect(body).toContain('We will charge your card $39.00');
  expect(body).toContain('cancel online');
});

describe('a charge that the prescription will not allow is not announced', () => {
  it.each<[string, number, object]>([
    ['no refills left', 0, { refills: 0 }],
    ['expires before the charge', 0, { expires_at: 'before' }],
    ['allowed on the day', 1, { refills: 4 }],
  ])('%s', async (_, announced, change) => {
    const { sam, start } = await treated();
    const before = addDays(start, 74);
    await harness.database
      .knex('test_prescription')
      .where({ user_id: sam.id })
      .update('expires_at' in change ? { expires_at: before } : change);
    harness.clock.set(addDays(start, 68));
    await harness.sweep();
    const sent = () => harness.rows('notice', { person_id: sam.id, kind: 'upcoming_charge' });
    expect(await sent()).toHaveLength(announced);
    // Renewed in time: the charge can happen and is announced.
    await harness.database
      .knex('test_prescription')
      .where({ user_id: sam.id })
      .update({ refills: 4, expires_at: addDays(start, 400) });
    harness.clock.set(addDays(start, 70));
    await harness.sweep();
    expect(await sent()).toHaveLength(1);
  });
});
