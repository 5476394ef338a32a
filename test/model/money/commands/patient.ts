import { addDays, toCalendarDate } from '#kernel/dates.ts';
import type { MoneyStep } from '../money-command.ts';
import { type Card, cards } from './buy.ts';

const last = <T>(rows: readonly T[]): T | undefined => rows.at(-1);

/** Moves the next charge so many days from today; later than planned is to skip. */
export const moveCharge = (days: number): MoneyStep => ({
  kind: 'moves the next charge',
  name: `moves the next charge to ${days} days from now`,
  act: async (history) => {
    const subscription = (await history.rows('subscription')).find(
      ({ next_billing_date }) => next_billing_date,
    );
    if (!subscription) return false;
    await history.ask(
      'mutation($id: ID!, $date: Date!) { changeNextBillingDate(subscriptionId: $id, date: $date) { id } }',
      { id: subscription.id, date: toCalendarDate(addDays(history.now(), days)) },
    );
  },
});

export const cancelSubscription: MoneyStep = {
  kind: 'cancels a subscription',
  name: 'cancels a subscription',
  act: async (history) => {
    const running = (await history.rows('subscription')).find(({ status }) => status !== 'canceled');
    if (!running) return false;
    await history.ask('mutation($id: ID!) { cancelSubscription(subscriptionId: $id) { subscriptionId } }', {
      id: running.id,
    });
  },
};

export const stopOrder: MoneyStep = {
  kind: 'stops an order',
  name: 'stops the newest order',
  act: async (history) => {
    const order = last(await history.rows('customer_order'));
    if (!order) return false;
    await history.ask('mutation($id: ID!) { stopOrder(orderId: $id) }', { id: order.id });
  },
};

/** Another card replaces the saved one: it expired, or the patient changed it. */
export const useCard = (card: Card): MoneyStep => ({
  kind: 'the saved card changes',
  name: `the saved card is one that is ${card}`,
  act: async (history) => {
    const [customer] = await history.rows('payment_customer');
    if (!customer) return false;
    const { useCard: changeTo, processor } = history.harness.product;
    // What goes wrong at the processor is for the product's requests.
    const faults = processor.faults.next.splice(0);
    await changeTo(history.patient, cards[card]);
    processor.faults.next.push(...faults);
    return true;
  },
});

export const pay = (card: Card | null): MoneyStep => ({
  kind: 'pays an open invoice',
  name: `pays an open invoice with ${card === null ? 'the saved card' : `a card that is ${card}`}`,
  act: async (history) => {
    const invoice = last(
      (await history.rows('invoice')).filter(
        ({ status, asked_at }) =>
          ['failed_unpaid', 'uncollectible'].includes(status) || (status === 'open' && asked_at !== null),
      ),
    );
    if (!invoice) return false;
    await history.ask(
      'mutation($id: ID!, $card: String) { payInvoice(invoiceId: $id, paymentMethodId: $card) { status } }',
      { id: invoice.id, card: card && (await history.harness.product.card(cards[card])) },
    );
  },
});

/** The patient confirms or declines a waiting charge with the issuer. */
export const answerBank = (answer: 'approve' | 'fail'): MoneyStep => ({
  kind: `the patient ${answer}s at the bank`,
  name: `the patient ${answer}s the charge at the bank`,
  act: async (history) => {
    const waiting = (await history.rows('invoice')).find(({ action_url }) => action_url !== null);
    if (!waiting) return false;
    await history.harness.product.processor.answerChallenge(waiting.action_url, answer);
    return true;
  },
});

export const reportDamaged = (wish: 'replacement' | 'refund'): MoneyStep => ({
  kind: 'reports a damaged parcel',
  name: `reports a damaged parcel, and would like a ${wish}`,
  act: async (history) => {
    const order = last((await history.rows('customer_order')).filter(({ status }) => status === 'delivered'));
    if (!order) return false;
    const lines = await history.rows('order_line', { order_id: order.id });
    await history.ask('mutation($input: OrderProblemInput!) { reportOrderProblem(input: $input) }', {
      input: {
        orderId: order.id,
        kind: 'damaged',
        wish,
        productIds: lines.map(({ product_id }) => product_id),
        details: 'It leaks.',
      },
    });
  },
});

export const choose = (wish: 'replacement' | 'refund' | 'wait'): MoneyStep => ({
  kind: 'chooses for a parcel',
  name: `chooses the ${wish} for a parcel`,
  act: async (history) => {
    const issue = (await history.rows('order_issue')).find(({ status }) => status === 'open');
    if (!issue) return false;
    await history.ask('mutation($id: ID!, $wish: String!) { chooseForOrder(orderId: $id, wish: $wish) }', {
      id: issue.order_id,
      wish,
    });
  },
});
