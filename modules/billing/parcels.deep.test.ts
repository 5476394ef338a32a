import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import type { Actor } from '#server/actor.ts';
import { expectOk, refused } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, finasteridePrice, foam, foamPrice, shampoo } from '#test/harness/products.ts';
import { chooseForOrder } from './services/parcels/choose-for-order.ts';
import { decideIssue } from './services/parcels/decide-issue.ts';
import { markLost } from './services/parcels/parcel-sweeps.ts';
import { reportForPatient } from './services/parcels/report-for-patient.ts';
import { reportProblem } from './services/parcels/report-problem.ts';
import { orderHistory } from './services/views/billing-overview.ts';

const harness = await openFileHarness({ forgetsPatients: true });
const operator = await harness.operator();

const idOf = (actor: Actor): string => actor.id ?? '';
const ordersOf = (actor: Actor) =>
  harness.database
    .knex('customer_order')
    .where({ user_id: actor.id })
    .orderBy('created_at')
    .orderBy('number');
const first = async (actor: Actor) => (await ordersOf(actor))[0];
const issuesOf = (id: string) => harness.rows('order_issue', { order_id: id });
const noticesOf = async (actor: Actor, kind: string): Promise<string[]> =>
  (await harness.rows('notice', { person_id: actor.id, kind })).map(({ body }: { body: string }) => body);
const refills = async (actor: Actor): Promise<number> =>
  (await harness.rows('test_prescription', { user_id: actor.id }))[0].refills;
const pass = async (days: number) => {
  harness.clock.advance(days * DAY_MS);
  await harness.sweep();
  await harness.drain();
};
const fate = (id: string, to: string | null) =>
  harness.database.knex('demo_pharmacy_order').where({ order_id: id }).update({ fate: to });

/** A paid order of a new patient that the pharmacy has. */
const sent = async (products: readonly number[] = [finasteride]) => {
  const isPrescribed = products.includes(finasteride);
  const { patient: sam } = isPrescribed
    ? await harness.approvedOrder({ products })
    : await harness.order({ products });
  await harness.drain();
  return { sam, id: String((await first(sam)).id) };
};
/** A paid order that the carrier has delivered. */
const delivered = async (products?: readonly number[]) => {
  const one = await sent(products);
  await pass(1.1);
  await pass(4.1);
  expect(await first(one.sam)).toMatchObject({ status: 'delivered' });
  return one;
};
const report = (
  sam: Actor,
  orderId: string,
  { kind = 'damaged', wish = 'replacement', productIds = [finasteride] as readonly number[] } = {},
) => reportProblem(harness.makeScope(), sam, { orderId, kind, wish, productIds, details: 'Broken.' });
const decide = async (orderId: string, decision: string, more: { amount?: number } = {}) => {
  const issue = (await issuesOf(orderId)).find(({ status }) => status !== 'closed');
  return decideIssue(harness.makeScope(), operator, {
    issueId: issue?.id ?? harness.scope.ids.uuid(),
    decision,
    answer: 'We are sorry.',
    ...more,
  });
};

describe('a lost parcel', () => {
  const lost = async () => {
    const one = await sent();
    await fate(one.id, 'lost');
    await pass(1.1);
    expect(await first(one.sam)).toMatchObject({ status: 'shipped' });
    await pass(17);
    return one;
  };

  it('is reported as lost after ten business days, and the patient chooses', async () => {
    const { sam, id } = await lost();
    expect(await first(sam)).toMatchObject({ status: 'lost' });
    expect(await issuesOf(id)).toMatchObject([{ kind: 'lost', status: 'open', wish: null }]);
    expect(await noticesOf(sam, 'order_lost')).toHaveLength(1);
    await Promise.all([markLost(harness.makeScope(), id), markLost(harness.makeScope(), id)]);
    expect(await noticesOf(sam, 'order_lost')).toHaveLength(1);
    const [shown] = await orderHistory(harness.scope, idOf(sam));
    expect(shown?.issues).toMatchObject([
      { label: 'It seems to be lost', choices: [{ wish: 'replacement' }, { wish: 'refund' }] },
    ]);
    expectOk(await chooseForOrder(harness.scope, sam, { orderId: id, wish: 'replacement' }));
    expect(await issuesOf(id)).toMatchObject([{ wish: 'replacement' }]);
    expect(await chooseForOrder(harness.scope, sam, { orderId: id, wish: 'gold' })).toMatchObject(
      refused('CONFLICT'),
    );
    expect(
      await chooseForOrder(harness.scope, await harness.account(), { orderId: id, wish: 'refund' }),
    ).toMatchObject(refused('NOT_FOUND'));
  });

  it('is replaced at no cost: a new parcel, one fill in all, no charge', async () => {
    const { sam, id } = await lost();
    expect(await refills(sam)).toBe(3);
    expectOk(await decide(id, 'replace'));
    await harness.drain();
    const [old, fresh] = await ordersOf(sam);
    expect(old).toMatchObject({ status: 'replaced' });
    expect(fresh).toMatchObject({ kind: 'replacement', status: 'sent_to_pharmacy', replaces_order_id: id });
    expect(await refills(sam)).toBe(3);
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await harness.refunds(idOf(sam))).toEqual([]);
    expect(await noticesOf(sam, 'order_issue_answered')).toEqual([
      expect.stringContaining(`We are sending a new package at no cost to you: order ${fresh.number}.`),
    ]);
    await pass(1.1);
    await pass(4.1);
    expect((await ordersOf(sam))[1]).toMatchObject({ status: 'delivered' });
    const shown = await orderHistory(harness.scope, idOf(sam));
    expect(shown.find(({ number }) => number === fresh.number)).toMatchObject({
      replaces: old.number,
      total: 0,
      invoice: null,
    });
    expect(shown.find(({ number }) => number === old.number)).toMatchObject({ replacedBy: [fresh.number] });
  });

  it('is refunded in full: the fill is restored, and the order says so', async () => {
    const { sam, id } = await lost();
    expectOk(await decide(id, 'refund'));
    await harness.drain();
    expect(await first(sam)).toMatchObject({ status: 'refunded' });
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
    expect(await refills(sam)).toBe(4);
    expect(await harness.rows('invoice', { user_id: sam.id })).toMatchObject([{ status: 'refunded' }]);
  });

  it('that arrives after all needs no decision', async () => {
    const { sam, id } = await lost();
    await fate(id, null);
    await pass(1);
    expect(await first(sam)).toMatchObject({ status: 'delivered' });
    expect(await issuesOf(id)).toMatchObject([{ status: 'closed', outcome: 'resolved' }]);
  });

  it('decided ten times simultaneously is replaced once', async () => {
    const { sam, id } = await lost();
    const [issue] = await issuesOf(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decideIssue(harness.makeScope(), operator, {
          issueId: issue.id,
          decision: index % 2 === 0 ? 'replace' : 'refund',
          answer: 'We are sorry.',
        }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await harness.drain();
    const replaced = (await ordersOf(sam)).length === 2;
    expect(await harness.refunds(idOf(sam))).toHaveLength(replaced ? 0 : 1);
  });

  it('whose replacement is lost too is refunded once, by the first payment', async () => {
    const { sam, id } = await lost();
    expectOk(await decide(id, 'replace'));
    await harness.drain();
    const fresh = (await ordersOf(sam))[1];
    await fate(fresh.id, 'lost');
    await pass(1.1);
    await pass(17);
    expectOk(await decide(fresh.id, 'refund'));
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
    expect(await refills(sam)).toBe(4);
  });
});

describe('a replacement that the pharmacy refuses or cancels', () => {
  it('is paid back by the first payment', async () => {
    const { sam, id } = await delivered();
    expectOk(await report(sam, id));
    expectOk(await decide(id, 'replace'));
    await harness.drain();
    const fresh = (await ordersOf(sam))[1];
    await harness.database
      .knex('demo_pharmacy_order')
      .where({ order_id: fresh.id })
      .update({ canceled_at: new Date() });
    await pass(0.1);
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
    expect((await ordersOf(sam))[1]).toMatchObject({ status: 'canceled' });
    expect(await refills(sam)).toBe(4);
  });
});

describe('a parcel that came back', () => {
  it('asks the patient, who gets a new one at the corrected address', async () => {
    const { sam, id } = await sent();
    await fate(id, 'returned');
    await pass(1.1);
    await pass(4.1);
    expect(await first(sam)).toMatchObject({ status: 'returned', remote_status: 'returned' });
    expect(await noticesOf(sam, 'order_returned')).toHaveLength(1);
    expectOk(await chooseForOrder(harness.scope, sam, { orderId: id, wish: 'replacement' }));
    expectOk(await decide(id, 'replace'));
    await harness.drain();
    expect(await ordersOf(sam)).toMatchObject([{ status: 'replaced' }, { status: 'sent_to_pharmacy' }]);
  });
});

describe('a report by the patient', () => {
  it('of damage to one of two products refunds that one, and the rest stays', async () => {
    const { sam, id } = await delivered([foam, shampoo]);
    expectOk(await report(sam, id, { productIds: [foam], wish: 'refund' }));
    expect(await report(sam, id, { productIds: [foam] })).toMatchObject(refused('CONFLICT'));
    expectOk(await decide(id, 'refund'));
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([foamPrice]);
    expect(await first(sam)).toMatchObject({ status: 'delivered' });
    expect(await harness.rows('invoice', { user_id: sam.id })).toMatchObject([
      { status: 'partially_refunded', amount_refunded: foamPrice },
    ]);
    expect(await report(sam, id, { productIds: [foam] })).toMatchObject(
      refused('BAD_USER_INPUT', 'productIds'),
    );
    const lines = await harness.rows('order_line', { order_id: id });
    expect(lines.filter(({ not_had_at }) => not_had_at !== null)).toMatchObject([{ product_id: foam }]);
  });

  it('is answered with a partial refund when the operator says so, and never with more than is left', async () => {
    const { sam, id } = await delivered();
    expectOk(await report(sam, id, { wish: 'refund' }));
    expect(await decide(id, 'refund', { amount: finasteridePrice + 1 })).toMatchObject(
      refused('BAD_USER_INPUT', 'amount'),
    );
    expectOk(await decide(id, 'refund', { amount: 1000 }));
    expect(await decide(id, 'refund', { amount: 1000 })).toMatchObject(refused('NOT_FOUND'));
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([1000]);
  });

  it('to return unopened products is refunded when they have arrived', async () => {
    const { sam, id } = await delivered([foam]);
    expectOk(await report(sam, id, { kind: 'unopened', wish: 'refund', productIds: [foam] }));
    expect(await decide(id, 'replace')).toMatchObject(refused('CONFLICT'));
    expectOk(await decide(id, 'accept_return'));
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([]);
    const [shown] = await orderHistory(harness.scope, idOf(sam));
    expect(shown?.issues).toMatchObject([{ label: 'We are waiting for your package', isOpen: true }]);
    expectOk(await decide(id, 'refund'));
    await harness.drain();
    expect(await harness.refunds(idOf(sam))).toEqual([foamPrice]);
    expect(await first(sam)).toMatchObject({ status: 'refunded' });
  });

  it('is declined with a reason, and nothing else changes', async () => {
    const { sam, id } = await delivered();
    expectOk(await report(sam, id));
    expectOk(await decide(id, 'decline'));
    await harness.drain();
    expect(await first(sam)).toMatchObject({ status: 'delivered' });
    expect(await harness.refunds(idOf(sam))).toEqual([]);
    expect(await noticesOf(sam, 'order_issue_answered')).toEqual([expect.stringMatching(/^We are sorry\./)]);
  });

  it('names what is wrong with it', async () => {
    const { sam, id } = await delivered();
    const bad = refused;
    expect(await report(sam, id, { kind: 'boring' })).toMatchObject(bad('BAD_USER_INPUT', 'kind'));
    expect(await report(sam, id, { wish: 'gold' })).toMatchObject(bad('BAD_USER_INPUT', 'wish'));
    expect(await report(sam, id, { productIds: [] })).toMatchObject(bad('BAD_USER_INPUT', 'productIds'));
    expect(await report(sam, id, { productIds: [foam] })).toMatchObject(bad('BAD_USER_INPUT', 'productIds'));
    // Prescription medicine is not returned, and three business days are not over.
    expect(await report(sam, id, { kind: 'unopened', wish: 'refund' })).toMatchObject(
      bad('BAD_USER_INPUT', 'kind'),
    );
    expect(await report(sam, id, { kind: 'not_received' })).toMatchObject(bad('BAD_USER_INPUT', 'kind'));
    expect(await report(await harness.account(), id)).toMatchObject(bad('NOT_FOUND'));
    await pass(40);
    expect(await report(sam, id)).toMatchObject(bad('BAD_USER_INPUT', 'kind'));
  });
});

it('an operator opens an issue for a patient who calls', async () => {
  const { sam, id } = await delivered();
  const { number } = await first(sam);
  const input = { orderNumber: number, kind: 'wrong_item', wish: 'replacement', details: 'Called us.' };
  expect(await reportForPatient(harness.scope, operator, { ...input, orderNumber: 'T-0' })).toMatchObject(
    refused('BAD_USER_INPUT', 'orderNumber'),
  );
  expectOk(await reportForPatient(harness.scope, operator, input));
  expect(await issuesOf(id)).toMatchObject([
    { kind: 'wrong_item', opened_by: 'operator', wish: 'replacement' },
  ]);
});

it('an order that the pharmacy refused is sent again as a new one', async () => {
  const { sam, id } = await sent();
  await fate(id, 'rejected');
  await pass(0.1);
  expectOk(await decide(id, 'replace'));
  await harness.drain();
  expect(await ordersOf(sam)).toMatchObject([{ status: 'replaced' }, { status: 'sent_to_pharmacy' }]);
  expect(await refills(sam)).toBe(3);
  expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
});
