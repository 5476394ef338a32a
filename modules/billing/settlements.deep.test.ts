import { describe, expect, it } from 'vitest';
import { addDays, DAY_MS, HOUR_MS } from '#kernel/dates.ts';
import type { Actor } from '#server/actor.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { harnessScope } from '#test/harness/harness-scope.ts';
import { foam, foamPrice } from '#test/harness/products.ts';
import { sendRefund } from './services/charging/send-refund.ts';
import { dispatchOrder } from './services/fulfillment/dispatch-order.ts';
import { stopOrder } from './services/fulfillment/stop-order.ts';
import { decideIssue } from './services/parcels/decide-issue.ts';
import { stopMyOrder } from './services/parcels/stop-my-order.ts';
import { findDifferences } from './services/reconcile/find-differences.ts';
import { applySettlements } from './services/settlements/apply-settlements.ts';
import { billingOverview, orderHistory } from './services/views/billing-overview.ts';

const harness = await openFileHarness({ forgetsPatients: true });
const operator = await harness.operator();

const idOf = (actor: Actor): string => actor.id ?? '';
const one = async (table: string, actor: Actor) => (await harness.rows(table, { user_id: actor.id }))[0];
const issuesOf = (actor: Actor) => harness.rows('order_issue', { user_id: actor.id });
const noticesOf = async (actor: Actor, kind: string) => harness.rows('notice', { person_id: actor.id, kind });
const dashboard = () => harness.processor.simulator.dashboard;

/** A paid over-the-counter order with a subscription; the charge's id. */
const paid = async () => {
  const { patient: sam } = await harness.order({ products: [foam] });
  await harness.drain();
  const invoice = await one('invoice', sam);
  const [attempt] = await harness.rows('charge_attempt', { invoice_id: invoice.id });
  return { sam, intentId: String(attempt.intent_id) };
};
/** As the event's job does, twice: events arrive twice. */
const arrive = async (intentId: string) => {
  await Promise.all([
    applySettlements(harness.makeScope(), intentId),
    applySettlements(harness.makeScope(), intentId),
  ]);
  await applySettlements(harness.scope, intentId);
};
const decide = async (sam: Actor, decision: string) => {
  const issue = (await issuesOf(sam)).find(({ status }) => status === 'open');
  return decideIssue(harness.scope, operator, {
    issueId: issue?.id ?? harness.scope.ids.uuid(),
    decision,
    answer: 'We have looked at it.',
  });
};

const decideAbout = async (sam: Actor, kind: string, decision: string) => {
  const issue = (await issuesOf(sam)).find((found) => found.kind === kind && found.status === 'open');
  return decideIssue(harness.scope, operator, {
    issueId: issue?.id,
    decision,
    answer: 'We have looked at it.',
  });
};

describe('a disputed payment', () => {
  const disputed = async () => {
    const paidOne = await paid();
    const disputeId = await dashboard().openDispute(paidOne.intentId);
    await arrive(paidOne.intentId);
    return { ...paidOne, disputeId };
  };

  it('stops refills until a person decides, and the invoice says so', async () => {
    const { sam } = await disputed();
    expect(await one('invoice', sam)).toMatchObject({ status: 'disputed' });
    expect(await issuesOf(sam)).toMatchObject([{ kind: 'disputed', status: 'open', opened_by: 'payments' }]);
    expect(await noticesOf(sam, 'payment_disputed')).toHaveLength(1);
    const { subscriptions } = await billingOverview(harness.scope, idOf(sam));
    expect(subscriptions).toMatchObject([{ label: 'On hold' }]);
    harness.clock.advance(90 * DAY_MS);
    await harness.sweep();
    await harness.drain();
    await harness.sweep();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    expect(await harness.rows('notice_sent')).not.toContainEqual(
      expect.objectContaining({ subscription_id: (await one('subscription', sam)).id }),
    );

    expectOk(await decide(sam, 'resume_refills'));
    const { next_billing_date: next } = await one('subscription', sam);
    expect(next).toEqual(addDays(harness.clock.now(), 7));
    await harness.sweep();
    expect(await noticesOf(sam, 'upcoming_charge')).toHaveLength(1);
    harness.clock.advance(7 * DAY_MS);
    await harness.sweep();
    await harness.drain();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
  });

  it('ends the subscriptions when the operator says so', async () => {
    const { sam } = await disputed();
    expectOk(await decide(sam, 'end_refills'));
    expect(await one('subscription', sam)).toMatchObject({ status: 'canceled' });
    expect(await decide(sam, 'end_refills')).toMatchObject({ ok: false });
  });

  it('that is won becomes paid again', async () => {
    const { sam, intentId, disputeId } = await disputed();
    await dashboard().closeDispute(disputeId, 'won');
    await arrive(intentId);
    expect(await one('invoice', sam)).toMatchObject({
      status: 'paid',
      amount_charged: foamPrice,
      amount_refunded: 0,
    });
  });

  it('that is lost is recorded as refunded, once', async () => {
    const { sam, intentId, disputeId } = await disputed();
    await dashboard().closeDispute(disputeId, 'lost');
    await arrive(intentId);
    expect(await one('invoice', sam)).toMatchObject({
      status: 'refunded',
      amount_charged: 0,
      amount_refunded: foamPrice,
    });
    expect(await harness.refunds(idOf(sam))).toEqual([]);
    const [order] = await orderHistory(harness.scope, idOf(sam));
    expect(order?.invoice?.summary).toContain('your bank returned');
  });

  it('that is won after its order was canceled is refunded', async () => {
    const { sam, intentId, disputeId } = await disputed();
    const { id } = await one('customer_order', sam);
    expectOk(await stopMyOrder(harness.scope, sam, id));
    await harness.drain();
    expect(await one('customer_order', sam)).toMatchObject({ status: 'canceled' });
    expect(await harness.refunds(idOf(sam))).toEqual([]);
    await dashboard().closeDispute(disputeId, 'won');
    await arrive(intentId);
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([foamPrice]);
    expect(await one('invoice', sam)).toMatchObject({ status: 'refunded' });
  });

  it('that is lost after its order was canceled ends as refunded', async () => {
    const { sam, intentId, disputeId } = await disputed();
    const { id } = await one('customer_order', sam);
    expectOk(await stopMyOrder(harness.scope, sam, id));
    await harness.drain();
    await dashboard().closeDispute(disputeId, 'lost');
    await arrive(intentId);
    expect(await one('invoice', sam)).toMatchObject({ status: 'refunded', amount_charged: 0 });
    expect(await one('customer_order', sam)).toMatchObject({ status: 'refunded' });
    expect(await harness.refunds(idOf(sam))).toEqual([]);
  });

  it('stops an unsent order', async () => {
    const { patient: sam } = await harness.order({ products: [foam] });
    const { id } = await one('customer_order', sam);
    const invoice = await one('invoice', sam);
    await harness.database.knex('invoice').where({ id: invoice.id }).update({ status: 'disputed' });
    await dispatchOrder(harness.scope, id);
    expect(await harness.rows('demo_pharmacy_order', { order_id: id })).toEqual([]);
    await harness.drain();
  });
});

describe('a refund made at the payment processor', () => {
  it('lowers the invoice once and raises a task', async () => {
    const { sam, intentId } = await paid();
    await dashboard().refund(intentId, 1000);
    await arrive(intentId);
    expect(await one('invoice', sam)).toMatchObject({
      status: 'partially_refunded',
      amount_charged: foamPrice - 1000,
      amount_refunded: 1000,
    });
    expect(await issuesOf(sam)).toMatchObject([{ kind: 'refunded_outside' }]);
    expect(await noticesOf(sam, 'refunded')).toHaveLength(1);
    await dashboard().refund(intentId, foamPrice - 1000);
    await arrive(intentId);
    expect(await one('invoice', sam)).toMatchObject({ status: 'refunded', amount_charged: 0 });
  });

  it('leaves less to refund: a refund of ours that is refused waits for an operator', async () => {
    const { sam, intentId } = await paid();
    const { id } = await one('customer_order', sam);
    await dashboard().refund(intentId, foamPrice);
    expectOk(await stopMyOrder(harness.scope, sam, id));
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([foamPrice]);
    expect((await issuesOf(sam)).map(({ kind }) => kind)).toContain('refund_failed');
  });

  const refundsOf = async (actor: Actor) =>
    (await harness.rows('refund', { invoice_id: (await one('invoice', actor)).id }))
      .map(({ amount, status }) => `${amount} ${status}`)
      .toSorted();

  it('replaces one of ours that was refused because of it: nothing is owed any more', async () => {
    const { sam, intentId } = await paid();
    const { id } = await one('customer_order', sam);
    await dashboard().refund(intentId, foamPrice);
    expectOk(await stopMyOrder(harness.scope, sam, id));
    await harness.drain();
    await arrive(intentId);
    expect(await refundsOf(sam)).toEqual([`${foamPrice} done`]);
    expect(await one('invoice', sam)).toMatchObject({ status: 'refunded', amount_refunded: foamPrice });
    const open = (await issuesOf(sam)).filter(({ status }) => status === 'open');
    expect(open.map(({ kind }) => kind)).toEqual(['refunded_outside']);
  });

  it('is not undone by the refusal of ours, which arrives after it was applied', async () => {
    const { sam, intentId } = await paid();
    const { id } = await one('customer_order', sam);
    await dashboard().refund(intentId, foamPrice);
    expectOk(await stopMyOrder(harness.scope, sam, id));
    const { gateway } = harness.processor;
    const slow = harnessScope({
      ...harness.database,
      clock: harness.clock,
      gateway: () => ({
        ...gateway,
        refund: async (request) => {
          await applySettlements(harness.scope, intentId);
          return gateway.refund(request);
        },
      }),
    });
    const [stop] = await harness.rows('order_stop', { order_id: id });
    if (stop) await stopOrder(harness.scope, id);
    const [{ id: refundId }] = await harness.rows('refund', { invoice_id: (await one('invoice', sam)).id });
    await sendRefund(slow.scope, refundId);
    expect(await refundsOf(sam)).toEqual([`${foamPrice} done`]);
    await harness.drain();
    expect(await refundsOf(sam)).toEqual([`${foamPrice} done`]);
  });

  it('lowers one of ours to what is left: no more is refunded than was paid', async () => {
    const { sam, intentId } = await paid();
    const { id } = await one('customer_order', sam);
    await dashboard().refund(intentId, 1800);
    expectOk(await stopMyOrder(harness.scope, sam, id));
    await harness.drain();
    await arrive(intentId);
    expect(await refundsOf(sam)).toEqual(['1800 done', `${foamPrice - 1800} failed`]);
    expectOk(await decideAbout(sam, 'refund_failed', 'send_refund_again'));
    await harness.drain();
    await arrive(intentId);
    expect(await harness.refunds(idOf(sam))).toEqual([1800, foamPrice - 1800]);
    expect(await one('invoice', sam)).toMatchObject({ status: 'refunded', amount_refunded: foamPrice });
  });

  it('is found within a day when its event never arrives', async () => {
    const { sam, intentId } = await paid();
    await harness.sweep();
    await dashboard().refund(intentId, 1000);
    harness.clock.advance(1.01 * DAY_MS);
    await harness.sweep();
    expect(await one('invoice', sam)).toMatchObject({ amount_refunded: 1000 });
  });
});

describe('a refund of ours', () => {
  const refunded = async () => {
    const { sam, intentId } = await paid();
    const { id } = await one('customer_order', sam);
    expectOk(await stopMyOrder(harness.scope, sam, id));
    await harness.drain();
    const [refund] = await harness.rows('refund', { invoice_id: (await one('invoice', sam)).id });
    return { sam, intentId, refund };
  };

  it('is not mistaken for one that was made at the processor', async () => {
    const { sam, intentId, refund } = await refunded();
    await arrive(intentId);
    expect(await one('invoice', sam)).toMatchObject({ amount_refunded: foamPrice });
    expect(await issuesOf(sam)).toEqual([]);
    // The sender was killed after the processor accepted it and before that was stored; its event arrives first.
    await harness.database
      .knex('refund')
      .where({ id: refund.id })
      .update({ status: 'pending', refund_id: null, done_at: null });
    await harness.database
      .knex('invoice')
      .where({ user_id: sam.id })
      .update({ status: 'paid', amount_refunded: 0, amount_charged: foamPrice });
    await arrive(intentId);
    await sendRefund(harness.scope, refund.id);
    expect(await one('invoice', sam)).toMatchObject({ status: 'refunded', amount_refunded: foamPrice });
    expect(await harness.refunds(idOf(sam))).toEqual([foamPrice]);
  });

  it('that fails later is shown and raises a task, and is sent again when the operator says so', async () => {
    const { sam, intentId, refund } = await refunded();
    await dashboard().failRefund(refund.refund_id);
    await arrive(intentId);
    expect(await issuesOf(sam)).toMatchObject([{ kind: 'refund_failed', status: 'open' }]);
    expect(await noticesOf(sam, 'refund_failed')).toHaveLength(1);
    const shown = async () => (await orderHistory(harness.scope, idOf(sam)))[0];
    expect((await shown())?.refunds).toMatchObject([{ label: 'Did not reach your card' }]);
    expect((await shown())?.invoice?.summary).toContain('did not reach your card');

    expectOk(await decide(sam, 'send_refund_again'));
    await harness.drain();
    await arrive(intentId);
    expect((await shown())?.refunds).toMatchObject([{ label: 'Sent to your card' }]);
    expect(await one('invoice', sam)).toMatchObject({
      status: 'refunded',
      amount_refunded: foamPrice,
      amount_charged: 0,
    });
    expect(await harness.rows('refund', { id: refund.id })).toMatchObject([{ status: 'done', resent: 1 }]);
  });

  it('that comes back and is refunded in part at the processor owes the rest, and the books agree with the processor', async () => {
    const { sam, intentId, refund } = await refunded();
    await dashboard().failRefund(refund.refund_id);
    await arrive(intentId);
    await dashboard().refund(intentId, 1800);
    await arrive(intentId);
    harness.clock.advance(2 * HOUR_MS);
    const { db, clock } = harness.scope;
    const differences = () => findDifferences({ db, gateway: harness.processor.gateway, now: clock.now() });
    expect(await differences()).toEqual([]);
    expectOk(await decideAbout(sam, 'refund_failed', 'send_refund_again'));
    await harness.drain();
    await arrive(intentId);
    expect(await harness.refunds(idOf(sam))).toEqual([foamPrice, 1800, foamPrice - 1800]);
    harness.clock.advance(2 * HOUR_MS);
    expect(await differences()).toEqual([]);
  });
});

describe('while no process runs for 70 days', () => {
  it.each([
    ['the first check afterwards', false],
    ['the next check, when the processor does not answer the first one', true],
  ])('a dispute without an event is found by %s', async (_, isDown) => {
    const { sam, intentId } = await paid();
    harness.clock.advance(1.01 * DAY_MS);
    await harness.sweep();
    harness.clock.advance(5 * DAY_MS);
    await dashboard().openDispute(intentId);
    harness.clock.advance(65 * DAY_MS);
    if (isDown) {
      await harness.processor.simulator.stop();
      await harness.sweep();
      await harness.processor.restart();
      expect(await issuesOf(sam)).toEqual([]);
      harness.clock.advance(1.01 * DAY_MS);
    }
    await harness.sweep();
    expect(await one('invoice', sam)).toMatchObject({ status: 'disputed' });
    expect(await issuesOf(sam)).toMatchObject([{ kind: 'disputed', status: 'open', opened_by: 'payments' }]);
    const { subscriptions } = await billingOverview(harness.scope, idOf(sam));
    expect(subscriptions).toMatchObject([{ label: 'On hold' }]);
    for (let weeks = 0; weeks < 6; weeks += 1) {
      harness.clock.advance(7 * DAY_MS);
      await harness.sweep();
      await harness.drain();
    }
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
  });
});

it('an unknown charge is ignored', async () => {
  await applySettlements(harness.scope, 'pi_unknown');
});
