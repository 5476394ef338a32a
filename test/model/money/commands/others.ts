import { z } from 'zod';
import { addDays } from '#kernel/dates.ts';
import { applyPaymentEvent } from '#modules/billing/services/charging/payment-event.ts';
import { applySettlements } from '#modules/billing/services/settlements/apply-settlements.ts';
import type { Fault } from '#simulators/payment-processor/faults.ts';
import { type PharmacyFate, pharmacyOrders } from '#simulators/pharmacy/repositories/pharmacy-orders.ts';
import type { MoneyStep } from '../money-command.ts';
import type { MoneyHistory } from '../money-history.ts';

/** Ids of the patient's payments at the processor that succeeded, oldest first. */
const paidIntents = async (history: MoneyHistory): Promise<readonly string[]> =>
  (await history.rows('charge_attempt', { status: 'succeeded' })).map(({ intent_id }) => intent_id);

const objects = (history: MoneyHistory, kind: string) => history.rows('demo_processor_object', { kind });

export const dispute: MoneyStep = {
  kind: 'the bank disputes a payment',
  name: 'the bank disputes the newest payment',
  act: async (history) => {
    const intentId = (await paidIntents(history)).at(-1);
    const disputed = (await objects(history, 'dispute')).map(({ body }) => body.payment_intent);
    if (!intentId || disputed.includes(intentId)) return false;
    await history.harness.product.processor.simulator.dashboard.openDispute(intentId);
    return true;
  },
};

export const endDispute = (status: 'won' | 'lost'): MoneyStep => ({
  kind: `a dispute is ${status}`,
  name: `a dispute is ${status}`,
  act: async (history) => {
    const open = (await objects(history, 'dispute')).find(({ body }) => body.status === 'needs_response');
    if (!open) return false;
    await history.harness.product.processor.simulator.dashboard.closeDispute(open.id, status);
    history.changedAtProcessor.set(open.id, history.now());
    return true;
  },
});

export const refundOutside = (cents: number): MoneyStep => ({
  kind: 'a refund at the dashboard',
  name: `${cents} cents are refunded at the processor's dashboard`,
  act: async (history) => {
    const intentId = (await paidIntents(history)).at(-1);
    const { dashboard } = history.harness.product.processor.simulator;
    if (!intentId) return false;
    // Refused when so much is not left.
    return dashboard.refund(intentId, cents).then(
      () => true,
      () => false,
    );
  },
});

/** Banks return refunds within a month; the daily check looks back as far. */
const RETURNED_WITHIN_DAYS = 28;

export const failRefund: MoneyStep = {
  kind: 'a refund fails later',
  name: 'a refund comes back from the bank',
  act: async (history) => {
    const since = addDays(history.now(), -RETURNED_WITHIN_DAYS).getTime() / 1000;
    const sent = (await objects(history, 'refund')).find(
      ({ body }) => body.status === 'succeeded' && body.created > since,
    );
    if (!sent) return false;
    await history.harness.product.processor.simulator.dashboard.failRefund(sent.id);
    history.changedAtProcessor.set(sent.id, history.now());
    return true;
  },
};

/** Events about everything that the processor has, late, `times` times together. */
export const eventsArrive = (times: number): MoneyStep => ({
  kind: 'events arrive',
  name: `events arrive ${times === 1 ? 'once' : 'twice at once'}`,
  act: async (history) => {
    const { process } = history.harness;
    const intents = (await objects(history, 'payment_intent')).map(({ id }) => id);
    for (const id of intents)
      await Promise.all(
        Array.from({ length: times }, () =>
          process.doing(async () => {
            await applyPaymentEvent(process.makeScope(), id);
            await applySettlements(process.makeScope(), id);
          }),
        ),
      );
    return intents.length > 0;
  },
});

/** The processor books what it collects from now on later: fees come with an event or the daily check. */
export const feesComeLater: MoneyStep = {
  kind: 'fees come later',
  name: 'the fees of charges come later from now on',
  act: async (history) => {
    const { faults } = history.harness.product.processor;
    if (faults.booking === 'later') return false;
    faults.booking = 'later';
    return true;
  },
};

/** The processor does something wrong with the next requests. */
export const fault = (kind: Fault, times: number): MoneyStep => ({
  kind: `the processor: ${kind}`,
  name: `the processor does this with the next ${times} requests: ${kind}`,
  act: async (history) => {
    history.harness.product.processor.faults.next.push(...Array.from({ length: times }, () => kind));
    return true;
  },
});

export const pharmacyDoes = (fate: PharmacyFate): MoneyStep => ({
  kind: `the pharmacy: ${fate}`,
  name: `the newest order at the pharmacy is ${fate}`,
  act: async (history) => {
    const [order] = await history.harness.product.database
      .knex('demo_pharmacy_order')
      .whereNull('fate')
      .whereNull('canceled_at')
      .orderBy('received_at', 'desc')
      .limit(1);
    if (!order) return false;
    await pharmacyOrders(history.harness.product.database.knex).setFate(order.order_id, fate);
    return true;
  },
});

/** The newest order that has not been filled lacks its last product, for `days` or for nobody knows how long. */
export const pharmacyLacks = (days: number | null): MoneyStep => ({
  kind: 'the pharmacy: out of stock',
  name: `the pharmacy lacks a product ${days === null ? 'until further notice' : `for ${days} days`}`,
  act: async (history) => {
    const { knex } = history.harness.product.database;
    const [order] = await knex('demo_pharmacy_order')
      .whereNull('canceled_at')
      .orderBy('received_at', 'desc')
      .limit(1);
    const [ours] = order ? await history.rows('customer_order', { id: order.order_id }) : [];
    if (!['sent_to_pharmacy', 'in_fulfillment'].includes(ours?.status)) return false;
    const missing = order.contents.lines.at(-1)?.productId;
    const until = days === null ? null : addDays(history.now(), days);
    await pharmacyOrders(knex).setWaiting(order.order_id, [missing], until);
    return true;
  },
});

/** The pharmacy cancels what it has not filled. */
export const pharmacyCancels: MoneyStep = {
  kind: 'the pharmacy: cancels',
  name: 'the pharmacy cancels the newest order',
  act: async (history) => {
    const { knex } = history.harness.product.database;
    const [order] = await knex('demo_pharmacy_order').orderBy('received_at', 'desc').limit(1);
    if (!order || order.canceled_at) return false;
    const [ours] = await history.rows('customer_order', { id: order.order_id });
    if (!['sent_to_pharmacy', 'in_fulfillment', 'on_hold'].includes(ours?.status)) return false;
    await pharmacyOrders(knex).cancel(order.order_id, history.now());
    return true;
  },
};

const openIssues = z.object({
  deskOrderIssues: z.object({
    open: z.array(z.object({ id: z.string(), decisions: z.array(z.object({ decision: z.string() })) })),
  }),
});

/** An operator decides about the most urgent issue. */
export const decide = (nth: number): MoneyStep => ({
  kind: 'an operator decides',
  name: `an operator makes decision ${nth} about an issue`,
  act: async (history) => {
    const { operator } = history.harness;
    const answer = await history.askAs(
      operator,
      '{ deskOrderIssues { open { id decisions { decision } } } }',
      {},
    );
    const read = openIssues.safeParse(answer.data);
    const issue = read.success ? read.data.deskOrderIssues.open[0] : undefined;
    const decision = issue?.decisions[nth % issue.decisions.length]?.decision;
    if (!issue || !decision) return false;
    await history.askAs(
      operator,
      'mutation($input: DeskIssueDecisionInput!) { deskDecideOrderIssue(input: $input) }',
      { input: { issueId: issue.id, decision, answer: 'We have looked at it.' } },
    );
    history.log.push(`  ${decision}`);
    return true;
  },
});
