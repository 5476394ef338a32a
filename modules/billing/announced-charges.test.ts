import { describe, expect, it } from 'vitest';
import { addDays, formatDate, toCalendarDate } from '#kernel/dates.ts';
import type { Actor } from '#server/actor.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { prescribe } from '#test/harness/doubles/prescription-tables.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import {
  finasteride,
  finasteridePrice,
  foam,
  foamPrice,
  goodCard,
  shampooPrice,
} from '#test/harness/products.ts';
import { idOf, subscriptionSteps } from '#test/harness/subscription-steps.ts';
import { running } from './domain/schedule/notices.ts';
import { billingPort } from './index.ts';
import { noticesDue } from './repositories/notices-due.ts';
import { withdrawAnnouncement } from './services/agreement/withdraw-announcement.ts';
import { chargeInvoice } from './services/charging/charge-invoice.ts';
import { payInvoice } from './services/charging/pay-invoice.ts';
import { decideIssue } from './services/parcels/decide-issue.ts';
import { applySettlements } from './services/settlements/apply-settlements.ts';
import { changeNextBillingDate } from './services/subscriptions/change-next-billing-date.ts';
import { refillSubscription } from './services/subscriptions/refill-subscription.ts';
import { billingOverview, paymentTask } from './services/views/billing-overview.ts';

const harness = await openFileHarness({ forgetsPatients: true });
const { pass, subscriptionOf } = subscriptionSteps(harness);

const announcements = async (actor: Actor) =>
  (await harness.rows('notice', { person_id: actor.id, kind: 'upcoming_charge' })).toSorted(
    (a, b) => a.created_at - b.created_at,
  );
const withFoam = async () => {
  const sam = await harness.account();
  const start = harness.clock.now();
  await harness.order({ patient: sam, products: [foam] });
  return { sam, start };
};

describe('a refill that was not announced seven days before', () => {
  it.each([
    ['because no process ran', 75],
    ['in time: five days before', 70],
    ['for months', 300],
  ])('%s is announced, and charged a week later', async (_, day) => {
    const { sam, start } = await withFoam();
    harness.clock.set(addDays(start, day));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    const on = addDays(harness.clock.now(), 7);
    expect(await announcements(sam)).toMatchObject([
      { subject: `Your next charge is on ${formatDate(on)}`, body: expect.stringContaining('$39.00') },
    ]);
    expect(await harness.rows('audit_log', { action: 'subscription.charge_moved' })).not.toHaveLength(0);
    harness.clock.set(addDays(harness.clock.now(), 6));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    harness.clock.set(on);
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
    expect(await announcements(sam)).toHaveLength(1);
  });

  it('and is released after months on hold is announced; the patient may ask for it sooner', async () => {
    const { patient: sam } = await harness.approvedOrder({ products: [finasteride] });
    const start = harness.clock.now();
    await harness.drain();
    await harness.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'on_hold' });
    harness.clock.set(addDays(start, 76));
    await pass();
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'on_hold_rx' });
    harness.clock.set(addDays(start, 200));
    await harness.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'active' });
    const clinician: Actor = { role: 'clinician', id: null, impersonatorId: null };
    await harness.scope.use(billingPort).prescriptionRenewed(clinician, idOf(sam));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    const { id: subscriptionId, next_billing_date: on } = await subscriptionOf(sam);
    expect(on).toEqual(addDays(start, 207));
    expect((await announcements(sam))[0].body).toContain('If you need it sooner, choose an earlier date.');
    harness.clock.set(addDays(start, 201));
    const date = toCalendarDate(addDays(start, 202));
    expectOk(await changeNextBillingDate(harness.scope, sam, { subscriptionId, date }));
    harness.clock.set(addDays(start, 202));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice, finasteridePrice]);
    const agreed = await harness.rows('charge_agreement', { subscription_id: subscriptionId });
    expect(agreed.map(({ basis, amount }) => [basis, amount])).toEqual([
      ['announced', finasteridePrice],
      ['agreed', finasteridePrice],
    ]);
    expect(agreed[1].text).toBe(`My next charge of $54.00 is on ${formatDate(addDays(start, 202))}.`);
  });
});

describe('what the sweep of notices looks at', () => {
  const due = async (): Promise<number> =>
    (await noticesDue(harness.knex, { statuses: running, now: harness.clock.now() })).length;

  it('is only what can have become due: seven days before the charge, a year after the start, or after a change', async () => {
    const { sam, start } = await withFoam();
    await pass();
    expect(await due()).toBe(0);
    const { id, next_billing_date: on } = await subscriptionOf(sam);
    harness.clock.set(new Date(addDays(on, -7).getTime() - 1));
    expect(await due()).toBe(0);
    harness.clock.set(addDays(on, -7));
    expect(await due()).toBe(1);
    await pass();
    expect([await due(), (await announcements(sam)).length]).toEqual([0, 1]);

    const date = toCalendarDate(addDays(on, 40));
    expectOk(await changeNextBillingDate(harness.scope, sam, { subscriptionId: id, date }));
    expect(await due()).toBe(1);
    await pass();
    expect(await due()).toBe(0);
    const [{ notices_check_at: next }] = await harness.rows('subscription', { id });
    expect(next.getTime()).toBeLessThanOrEqual(addDays(start, 365).getTime());
  });

  it('is what was sent and is withdrawn', async () => {
    const { sam } = await withFoam();
    const { id, next_billing_date: on } = await subscriptionOf(sam);
    harness.clock.set(addDays(on, -7));
    await pass();
    await harness.scope.transaction((tx) => withdrawAnnouncement(tx, { id, nextBillingDate: on }));
    expect(await due()).toBe(1);
    await pass();
    expect([await due(), (await announcements(sam)).length]).toEqual([0, 2]);
  });
});

describe('a refill that was billed and could not be charged until long after', () => {
  const dieOnCharge = '4000000000000341';
  /** The announced day of a refill has come, and this happens to its charge. */
  const billed = async (spoil: (sam: SignedInUser) => Promise<unknown>) => {
    const { sam } = await withFoam();
    await spoil(sam);
    await harness.untilNextCharge(sam);
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    return sam;
  };
  const declined = async () => {
    const sam = await billed((user) => harness.useCard(user, dieOnCharge));
    await harness.useCard(sam, goodCard);
    return sam;
  };
  /** A person decides to continue with refills after months of a disputed payment. */
  const releaseDispute = async (sam: Actor) => {
    const [first] = await harness.rows('invoice', { user_id: sam.id, cycle: null });
    const [{ intent_id: intent }] = await harness.rows('charge_attempt', { invoice_id: first.id });
    await harness.processor.simulator.dashboard.openDispute(intent);
    await applySettlements(harness.scope, intent);
    for (const days of [10, 90]) {
      harness.clock.set(addDays(harness.clock.now(), days));
      await pass();
    }
    const [{ id: issueId }] = await harness.rows('order_issue', { user_id: sam.id, kind: 'disputed' });
    const answer = { issueId, decision: 'resume_refills', answer: 'Your refills have resumed.' };
    expectOk(await decideIssue(harness.scope, await harness.operator(), answer));
  };

  it.each([
    ['because no process ran after a decline', declined, async () => {}],
    ['because of a dispute', declined, releaseDispute],
    [
      'because the request never reached the processor',
      () =>
        billed(async () => {
          harness.processor.faults.next = Array(6).fill('fail-before');
        }),
      async () => {
        harness.processor.faults.next = [];
      },
    ],
  ])('%s is announced again, and charged a week later', async (_, prepare, release) => {
    const sam = await prepare();
    harness.clock.set(addDays(harness.clock.now(), 60));
    await release(sam);
    for (let again = 0; again < 3; again += 1) await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    const on = addDays(harness.clock.now(), 7);
    const [, late, ...others] = await announcements(sam);
    expect(others).toEqual([]);
    expect(late).toMatchObject({
      subject: `Your next charge is on ${formatDate(on)}`,
      body: expect.stringContaining('$39.00'),
    });
    const [refill] = await harness.rows('invoice', { user_id: sam.id, cycle: 2 });
    expect(
      await harness.rows('audit_log', { action: 'subscription.charge_moved', subject_id: refill.id }),
    ).toHaveLength(1);
    harness.clock.set(addDays(harness.clock.now(), 6));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    harness.clock.set(on);
    await pass();
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
  });

  it('is charged at once when the patient pays it', async () => {
    const sam = await declined();
    harness.clock.set(addDays(harness.clock.now(), 60));
    const [{ id: invoiceId }] = await harness.rows('invoice', { user_id: sam.id, cycle: 2 });
    expectOk(await payInvoice(harness.scope, sam, { invoiceId }));
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
  });
});

describe('a refill whose amount changed after the announcement', () => {
  it('is announced again with the new amount', async () => {
    const { sam, start } = await withFoam();
    harness.clock.set(addDays(start, 68));
    await pass();
    const { id } = await subscriptionOf(sam);
    await harness.knex('subscription_product').where({ subscription_id: id }).update({ price: 4500 });
    harness.clock.set(addDays(start, 75));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    const [, again] = await announcements(sam);
    expect(again.body).toContain('$45.00');
    harness.clock.set(addDays(start, 82));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, 4500]);
  });
});

describe('an invoice that nobody agreed to', () => {
  const unagreed = async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride] });
    const [invoice] = await harness.rows('invoice', { user_id: sam.id });
    await prescribe(harness.scope, idOf(sam), [finasteride]);
    // A price that is neither in the checkout nor in an accepted plan.
    await harness.knex('invoice').where({ id: invoice.id }).update({ total: shampooPrice });
    const clinician: Actor = { role: 'clinician', id: null, impersonatorId: null };
    expectOk(
      await harness.scope
        .use(billingPort)
        .approveVisit(clinician, { checkoutId: request.checkoutId, productIds: [finasteride] }),
    );
    await harness.drain();
    return { sam, invoiceId: invoice.id };
  };
  const noticesOf = (sam: Actor, kind: string) => harness.rows('notice', { person_id: sam.id, kind });

  it('is charged by no use case: the patient is asked once, on every screen', async () => {
    const { sam, invoiceId } = await unagreed();
    await pass();
    await chargeInvoice(harness.scope, invoiceId, { now: true });
    expect(await harness.charges(idOf(sam))).toEqual([]);
    expect(await noticesOf(sam, 'payment_needs_agreement')).toHaveLength(1);
    const task = await paymentTask(harness.scope, idOf(sam));
    expect(task).toMatchObject({ title: 'May we charge this payment?', amount: shampooPrice });
    expect((await billingOverview(harness.scope, idOf(sam))).action).toMatchObject({
      title: 'May we charge this payment?',
      label: 'Answer now',
      href: '/payment-authentication',
    });
    expectOk(await payInvoice(harness.scope, sam, { invoiceId }));
    expect(await harness.charges(idOf(sam))).toEqual([shampooPrice]);
    expect(await harness.rows('charge_agreement', { invoice_id: invoiceId })).toContainEqual(
      expect.objectContaining({ basis: 'agreed', amount: shampooPrice }),
    );
    expect(await paymentTask(harness.scope, idOf(sam))).toBeNull();
  });

  it('ends its order without an answer', async () => {
    const { sam, invoiceId } = await unagreed();
    harness.clock.set(addDays(harness.clock.now(), 8));
    await pass();
    expect(await harness.rows('invoice', { id: invoiceId })).toMatchObject([{ status: 'void' }]);
    expect(await noticesOf(sam, 'order_ended')).toMatchObject([
      { body: expect.stringContaining('We asked you before charging') },
    ]);
    expect(await harness.charges(idOf(sam))).toEqual([]);
  });
});

describe('a refill that the patient was asked about and did not answer', () => {
  /** Its invoice was changed after it was announced. */
  const unanswered = async (spoil: (id: string) => Promise<unknown>) => {
    const { sam, start } = await withFoam();
    harness.clock.set(addDays(start, 68));
    await pass();
    harness.clock.set(addDays(start, 75));
    const { id } = await subscriptionOf(sam);
    await refillSubscription(harness.scope, { id, userId: idOf(sam) });
    await harness.knex('invoice').where({ user_id: sam.id, cycle: 2 }).update({ total: shampooPrice });
    await pass();
    await spoil(id);
    harness.clock.set(addDays(start, 83));
    await pass();
    const [{ body }] = await harness.rows('notice', { person_id: sam.id, kind: 'payment_closed' });
    return { sam, start, body };
  };

  it('ends alone: the notice says that the subscription continues, and when it is charged', async () => {
    const { sam, start, body } = await unanswered(async () => {});
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'active' });
    expect(body).toContain('We asked you before charging $18.00 and did not get an answer, so order');
    expect(body).toContain(`its next charge is planned for ${formatDate(addDays(start, 165))}`);
    expect(body).not.toContain('Your refills have ended');
    harness.clock.set(addDays(start, 158));
    await pass();
    harness.clock.set(addDays(start, 165));
    await pass();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
  });

  it('of a paused subscription: the notice names no charge', async () => {
    const { body } = await unanswered((id) =>
      harness.knex('subscription').where({ id }).update({ status: 'paused', next_billing_date: null }),
    );
    expect(body).toContain('Your subscription continues, and no charge is planned right now');
  });
});

it('a first purchase is covered by the text of the checkout', async () => {
  const { sam } = await withFoam();
  const [invoice] = await harness.rows('invoice', { user_id: sam.id });
  expect(await harness.rows('charge_agreement', { invoice_id: invoice.id })).toMatchObject([
    { basis: 'agreed', amount: foamPrice, text: expect.stringContaining('I agree that my card is charged') },
  ]);
});
