import { describe, expect, it } from 'vitest';
import { addDays, DAY_MS } from '#kernel/dates.ts';
import { localDate } from '#kernel/local-date.ts';
import { consentHash } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { expectOk, refused } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice } from '#test/harness/products.ts';
import { undoneCharge } from './domain/cancellation-undo.ts';
import { changeRefill, refillChangeOf } from './services/refills/change-refill.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { undoCancellation, undoQuoteOf } from './services/subscriptions/undo-cancellation.ts';
import { cancellations } from './services/views/billing-overview.ts';

const harness = await openFileHarness();

const idOf = (actor: Actor): string => actor.id ?? '';
const subscriptionOf = async (actor: Actor) => (await harness.rows('subscription', { user_id: actor.id }))[0];
const consentsOf = (actor: Actor) =>
  harness.rows('consent', { person_id: actor.id, text_id: 'undo.recurring' });
const pass = async (days: number) => {
  harness.clock.advance(days * DAY_MS);
  await harness.sweep();
  await harness.drain();
};

/** A patient with a delivered package, who has canceled the subscription. */
const canceled = async ({ products = [foam], days = 20 } = {}) => {
  const { patient: sam } = products.includes(finasteride)
    ? await harness.approvedOrder({ products })
    : await harness.order({ products });
  await harness.drain();
  await pass(1.1);
  if (days > 1.1) await pass(days);
  const before = await subscriptionOf(sam);
  const id = String(before.id);
  expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId: id }));
  await harness.drain();
  return { sam, id, planned: before.next_billing_date as Date };
};
const quoteOf = async (sam: Actor, id: string) => expectOk(await undoQuoteOf(harness.scope, sam, id));
const answer = async (sam: Actor, id: string, changes: Record<string, unknown> = {}) => {
  const { consentVersion, consentText } = await quoteOf(sam, id);
  return {
    ...{ subscriptionId: id, agreed: true, consentVersion, shownHash: consentHash(consentText) },
    ...{ ip: '192.0.2.1', userAgent: 'test' },
    ...changes,
  };
};
const undo = (sam: Actor, input: Awaited<ReturnType<typeof answer>>) =>
  undoCancellation(harness.makeScope(), sam, input);

describe('undoneCharge', () => {
  const now = new Date('2027-03-01T12:00:00Z');
  const planned = addDays(now, 40);
  it.each([
    ['the planned day', planned, [], false, 40],
    ['never sooner than it is announced', addDays(now, 2), [], false, 7],
    ['never sooner than the supply allows', addDays(now, 10), [addDays(now, 15)], false, 15],
    ['soon, when a package was stopped', planned, [], true, 7],
  ] as const)('%s', (_, plannedDay, notBefore, isStopped, days) => {
    expect(undoneCharge(plannedDay, { now, notBefore, isStopped })).toEqual(addDays(now, days));
  });

  it('stays open while it is paused without an end', () => {
    expect(undoneCharge(null, { now, notBefore: [], isStopped: true })).toBeNull();
  });
});

describe('a patient takes their own cancellation back', () => {
  it('the subscription continues as it was, nothing is charged, and the consent is stored as shown', async () => {
    const { sam, id, planned } = await canceled();
    const charged = await harness.charges(idOf(sam));
    const quote = await quoteOf(sam, id);
    expect(quote).toMatchObject({ amount: foamPrice, on: planned, isPaused: false });
    const input = await answer(sam, id);
    expect(await undo(sam, { ...input, agreed: false })).toMatchObject(refused('BAD_USER_INPUT', 'agreed'));
    expect(await undo(sam, { ...input, consentVersion: 'older' })).toMatchObject(refused('CONFLICT'));
    expect(await undo(sam, { ...input, shownHash: consentHash('Something else.') })).toMatchObject(
      refused('CONFLICT'),
    );
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'canceled' });
    const answers = await Promise.all([undo(sam, input), undo(sam, input), undo(sam, input)]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await subscriptionOf(sam)).toMatchObject({
      status: 'active',
      next_billing_date: planned,
      cancellation_date: null,
      cancellation: null,
    });
    expect(await consentsOf(sam)).toHaveLength(1);
    expect(await harness.rows('notice', { person_id: sam.id, kind: 'cancellation_undone' })).toHaveLength(1);
    expect(await cancellations(harness.scope, idOf(sam))).toEqual([]);
    await harness.drain();
    expect(await harness.charges(idOf(sam))).toEqual(charged);
  });

  it('and is charged only after a notice of seven days', async () => {
    const { sam, id, planned } = await canceled();
    expectOk(await undo(sam, await answer(sam, id)));
    const announced = () => harness.rows('notice', { person_id: sam.id, kind: 'upcoming_charge' });
    const charged = (await harness.charges(idOf(sam))).length;
    const left = (planned.getTime() - harness.clock.now().getTime()) / DAY_MS;
    await pass(left - 7.5);
    expect(await announced()).toHaveLength(0);
    await pass(1);
    expect(await announced()).toHaveLength(1);
    await pass(6);
    expect(await harness.charges(idOf(sam))).toHaveLength(charged);
    await pass(1);
    expect(await harness.charges(idOf(sam))).toHaveLength(charged + 1);
  });

  it('shortly before the planned day: it moves, so that it can be announced', async () => {
    const { sam, id, planned } = await canceled({ days: 65 });
    harness.clock.set(addDays(planned, -2));
    const { on } = await quoteOf(sam, id);
    expect(on).toEqual(addDays(harness.clock.now(), 7));
  });

  it('of a pause: it is paused again', async () => {
    const { patient: sam } = await harness.order({ products: [foam] });
    await harness.drain();
    await pass(6);
    const { id } = await subscriptionOf(sam);
    const until = localDate(addDays(harness.clock.now(), 120), 'America/Chicago');
    const wanted = { subscriptionId: String(id), kind: 'pause', date: until };
    const { consentVersion } = expectOk(await refillChangeOf(harness.scope, sam, wanted));
    expectOk(
      await changeRefill(harness.scope, sam, wanted, {
        ...{ requestId: harness.scope.ids.uuid(), agreed: true, consentVersion, shownHash: null },
        ...{ ip: '192.0.2.1', userAgent: 'test' },
      }),
    );
    expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId: String(id) }));
    expectOk(await undo(sam, await answer(sam, String(id))));
    const after = await subscriptionOf(sam);
    expect(after.status).toBe('paused');
    expect(localDate(after.next_billing_date, 'America/Chicago')).toBe(until);
  });

  it('of a prescription that is still active; not of one that was stopped meanwhile', async () => {
    const { sam, id } = await canceled({ products: [finasteride] });
    await quoteOf(sam, id);
    await harness.database.knex('test_prescription').where({ user_id: sam.id }).update({ status: 'stopped' });
    expect(await undoQuoteOf(harness.scope, sam, id)).toMatchObject(refused('CONFLICT'));
  });

  it('is refused after thirty days, for another person, and when the patient has the product again', async () => {
    const { sam, id } = await canceled();
    expect(await undoQuoteOf(harness.scope, await harness.account(), id)).toMatchObject(refused('NOT_FOUND'));
    const input = await answer(sam, id);
    await harness.order({ patient: sam, products: [foam] }).catch(() => null);
    await harness.drain();
    const running = (await harness.rows('subscription', { user_id: sam.id })).filter(
      ({ status }) => status !== 'canceled',
    );
    if (running.length > 0) expect(await undo(sam, input)).toMatchObject(refused('CONFLICT'));
    const late = await canceled();
    const lateInput = await answer(late.sam, late.id);
    harness.clock.advance(30 * DAY_MS);
    expect(await undo(late.sam, lateInput)).toMatchObject(refused('CONFLICT'));
  });

  it('is refused when a clinician ended the treatment', async () => {
    const { patient: sam } = await harness.order({ products: [foam] });
    await harness.drain();
    const { id } = await subscriptionOf(sam);
    await harness.database
      .knex('subscription')
      .where({ id })
      .update({
        status: 'canceled',
        cancellation_date: harness.clock.now(),
        cancellation: JSON.stringify({ effects: ['It has ended.'], stillShips: [], lastCharge: null }),
      });
    expect(await undoQuoteOf(harness.scope, sam, String(id))).toMatchObject(refused('CONFLICT'));
  });
});
