import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { refundDeposit } from '#modules/billing/services/deposits/refund-deposit.ts';
import { dispatchAndSubmit } from '#modules/billing/services/fulfillment/dispatch-order.ts';
import { stopMyOrder } from '#modules/billing/services/parcels/stop-my-order.ts';
import { startModule } from '#modules/start/module.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { processingFee } from '#test/harness/processing-fee.ts';
import { productTraces } from '#test/harness/product-traces.ts';
import { requestApi } from '#test/harness/request-api.ts';
import { codeOf } from '#test/harness/start-flows.ts';
import { requestModule } from './module.ts';

const transplant = 801;
const price = 25_000;

const harness = await openFileHarness({ modules: [...orderAndCareModules, startModule, requestModule] });
const requests = requestApi(harness);

const inDays = (days: number): string => toCalendarDate(addDays(harness.clock.now(), days));

const CHOOSE =
  'mutation($productId: Int!, $procedureOn: Date!) { chooseProcedure(productId: $productId, procedureOn: $procedureOn) }';
const REFUND = 'mutation($orderId: ID!) { refundDeposit(orderId: $orderId) }';
const DECIDE = `mutation($orderId: ID!, $decision: String!, $reason: String!) {
  deskDecideDeposit(orderId: $orderId, decision: $decision, reason: $reason) }`;
const DEPOSITS =
  '{ currentUser { deposits { orderId label isRefundable amount procedureOn } orders { label stop orderAgain reports { kind } invoice { receipt } } } }';

interface Shown {
  readonly deposits: readonly { orderId: string; label: string; isRefundable: boolean; amount: number }[];
  readonly orders: readonly {
    label: string;
    stop: string | null;
    orderAgain: string | null;
    reports: unknown[];
    invoice: { receipt: string | null };
  }[];
}
const shown = async (user: SignedInUser): Promise<Shown> =>
  dataOf<{ currentUser: Shown }>(await harness.api(user, DEPOSITS)).currentUser;

/** A deposit that was paid, for a day this far ahead. */
const reserved = async (days = 30, cardNumber?: string) => {
  const user = await harness.patient();
  const wish = { productId: transplant, procedureOn: inDays(days) };
  dataOf(await harness.api(user, CHOOSE, wish));
  dataOf(await requests.place(user, wish, { cardNumber }));
  await harness.drain();
  const [order] = await harness.rows('customer_order', { user_id: user.id });
  return { user, orderId: String(order.id), procedureOn: wish.procedureOn };
};

it('the payment processor is told neither the procedure nor its product', async () => {
  const { requests: sent } = harness.processor;
  sent.length = 0;
  await reserved(31);
  expect(sent.map(({ url }) => url)).toContain('/v1/setup_intents');
  expect(await productTraces(harness.scope, sent, [transplant])).toEqual([]);
});

const orderOf = async (orderId: string) => (await harness.rows('customer_order', { id: orderId }))[0];

/** Sums of the journal of one person's invoices. */
const sumsOf = async (userId: string): Promise<Record<string, number>> => {
  const { rows } = await harness.scope.db.raw(
    `select p.account, sum(p.amount)::int as sum from journal_posting p join journal_entry e on e.id = p.entry_id
     join invoice i on i.id = e.invoice_id where i.user_id = ? group by p.account having sum(p.amount) <> 0`,
    [userId],
  );
  return Object.fromEntries(rows.map((row: { account: string; sum: number }) => [row.account, row.sum]));
};

describe('S1.10, S3.15: a deposit for a procedure', () => {
  it('is paid immediately with its own terms, never goes to the pharmacy, and has a receipt', async () => {
    const { user, orderId } = await reserved();
    expect(await harness.charges(user.id)).toEqual([price]);
    expect(await orderOf(orderId)).toMatchObject({ kind: 'deposit', status: 'ready', submitted_at: null });
    await dispatchAndSubmit(harness.scope, orderId);
    await harness.sweep();
    expect(await orderOf(orderId)).toMatchObject({ status: 'ready', submitted_at: null });
    const { deposits, orders } = await shown(user);
    expect(deposits).toMatchObject([{ orderId, amount: price, isRefundable: true }]);
    expect(orders).toMatchObject([{ label: 'Deposit paid', stop: null, orderAgain: null, reports: [] }]);
    expect(orders[0]?.invoice.receipt).toMatch(/receipt\.pdf$/);
    const consents = await harness.rows('consent', { person_id: user.id, type: 'card_charge' });
    expect(consents).toHaveLength(1);
    expect(String(consents[0]?.text)).toMatch(/until the end of .*get all of it back/i);
    expect(await sumsOf(user.id)).toEqual({
      processor_balance: price - processingFee(price),
      processing_fees: processingFee(price),
      product_revenue: -price,
    });
    expect(await harness.rows('consultation', { user_id: user.id })).toEqual([]);
  });

  it('goes back in full when the patient cancels in time, once', async () => {
    const { user, orderId } = await reserved();
    dataOf(await harness.api(user, REFUND, { orderId }));
    dataOf(await harness.api(user, REFUND, { orderId }));
    await harness.drain();
    expect(await harness.refunds(user.id)).toEqual([price]);
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded' });
    expect(await sumsOf(user.id)).toEqual({
      processor_balance: -processingFee(price),
      processing_fees: processingFee(price),
      product_revenue: -price,
      refunds: price,
    });
    expect((await shown(user)).deposits).toMatchObject([{ label: 'Canceled', isRefundable: false }]);
  });

  it('is refundable until the end of the day before, where the patient lives, and not afterwards', async () => {
    const { user, orderId, procedureOn } = await reserved(20);
    // 23:59 in New York on the day before.
    harness.clock.set(new Date(Date.parse(`${procedureOn}T04:59:00Z`)));
    expect((await shown(user)).deposits[0]?.isRefundable).toBe(true);
    harness.clock.set(new Date(Date.parse(`${procedureOn}T05:00:00Z`)));
    expect((await shown(user)).deposits[0]?.isRefundable).toBe(false);
    const late = await refundDeposit(harness.scope, user, orderId);
    expect(late.ok ? null : late.failure.code).toBe('CONFLICT');
    expect(await harness.refunds(user.id)).toEqual([]);
  });

  it('belongs to its patient, and is not stopped like a parcel', async () => {
    const { user, orderId } = await reserved();
    const other = await harness.patient();
    expect(codeOf(await harness.api(other, REFUND, { orderId }))).toBe('NOT_FOUND');
    const stopped = await stopMyOrder(harness.scope, user, orderId);
    expect(stopped.ok ? null : stopped.failure.code).toBe('CONFLICT');
    expect(await orderOf(orderId)).toMatchObject({ status: 'ready' });
  });

  it('staff refund it with a reason at any time, or record the outcome from the day on', async () => {
    const operator = await harness.operator();
    const first = await reserved();
    const decide = (orderId: string, decision: string, reason = 'The clinic called.') =>
      harness.api(operator, DECIDE, { orderId, decision, reason });
    expect(codeOf(await decide(first.orderId, 'used'))).toBe('CONFLICT');
    expect(codeOf(await decide(first.orderId, 'refund', ''))).toBe('BAD_USER_INPUT');
    expect(codeOf(await decide(first.orderId, 'burned'))).toBe('BAD_USER_INPUT');
    expect(
      codeOf(
        await harness.api(await harness.clinician(), DECIDE, {
          orderId: first.orderId,
          decision: 'refund',
          reason: 'No.',
        }),
      ),
    ).toBe('FORBIDDEN');
    dataOf(await decide(first.orderId, 'refund'));
    await harness.drain();
    expect(await harness.refunds(first.user.id)).toEqual([price]);
    expect(codeOf(await decide(first.orderId, 'refund'))).toBe('CONFLICT');

    const second = await reserved(15);
    const third = await reserved(15);
    harness.clock.set(new Date(Date.parse(`${second.procedureOn}T18:00:00Z`)));
    dataOf(await decide(second.orderId, 'used'));
    dataOf(await decide(third.orderId, 'kept'));
    expect(codeOf(await decide(second.orderId, 'kept'))).toBe('CONFLICT');
    expect(await orderOf(second.orderId)).toMatchObject({ status: 'delivered' });
    expect((await shown(third.user)).deposits).toMatchObject([{ label: 'Not used', isRefundable: false }]);
    expect(await harness.refunds(second.user.id)).toEqual([]);
    const { deskDeposits } = dataOf<{ deskDeposits: { orderId: string; state: string }[] }>(
      await harness.api(operator, '{ deskDeposits { orderId state } }'),
    );
    expect(deskDeposits.find(({ orderId }) => orderId === third.orderId)).toMatchObject({ state: 'kept' });
  });

  it('takes only days that the clinic can plan, and only procedures', async () => {
    const user = await harness.patient();
    const choose = (productId: number, procedureOn: string) =>
      harness.api(user, CHOOSE, { productId, procedureOn });
    expect(codeOf(await choose(transplant, inDays(3)))).toBe('BAD_USER_INPUT');
    expect(codeOf(await choose(transplant, inDays(200)))).toBe('BAD_USER_INPUT');
    expect(codeOf(await choose(211, inDays(30)))).toBe('BAD_USER_INPUT');
    dataOf(await choose(802, inDays(30)));
    const other = { productId: transplant, procedureOn: inDays(3) };
    expect(codeOf(await requests.place(user, other))).toBe('BAD_USER_INPUT');
    // What was agreed to was another procedure and another price.
    expect(codeOf(await requests.place(user, { productId: transplant, procedureOn: inDays(30) }))).toBe(
      'CONFLICT',
    );
    expect(await harness.charges(user.id)).toEqual([]);
  });

  it('that the issuer declines is not reserved, ends automatically, and is not owed', async () => {
    const { user, orderId } = await reserved(40, '4000000000000341');
    expect(await orderOf(orderId)).toMatchObject({ status: 'awaiting_payment' });
    dataOf(await harness.api(user, REFUND, { orderId }));
    expect(await orderOf(orderId)).toMatchObject({ status: 'canceled' });
    expect(await harness.charges(user.id)).toEqual([]);
    expect((await shown(user)).deposits).toMatchObject([{ label: 'Ended' }]);
  });
});
