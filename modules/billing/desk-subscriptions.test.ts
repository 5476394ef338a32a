import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, DAY_MS } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice } from '#test/harness/products.ts';
import { statementsOf } from '#test/harness/statements.ts';
import { grantCredit } from './services/credits/grant-credit.ts';
import { billingOverview } from './services/views/billing-overview.ts';

const harness = await openFileHarness({ forgetsPatients: true });
const operator = await harness.operator();

interface Row {
  readonly id: string;
  readonly personId: string;
  readonly personName: string | null;
  readonly state: string;
  readonly nextChargeAt: string | null;
  readonly nextAmount: number | null;
}
interface List {
  readonly subscriptions: readonly Row[];
  readonly next: string | null;
}
const LIST = `query($filter: DeskSubscriptionFilter, $after: String) {
  deskSubscriptions(filter: $filter, after: $after) { next subscriptions {
    id personId personName state stateLabel waitsForDispute productNames everyDays nextChargeAt nextAmount
    lastChargedAt createdAt canceledAt } } }`;
const list = async (filter: Record<string, unknown> = {}, after: string | null = null): Promise<List> =>
  dataOf<{ deskSubscriptions: List }>(await harness.api(operator, LIST, { filter, after })).deskSubscriptions;
const people = async (filter: Record<string, unknown> = {}) =>
  (await list(filter)).subscriptions.map(({ personId }) => personId);
const ordered = async (products: readonly number[] = [foam]): Promise<SignedInUser> => {
  harness.clock.advance(60_000);
  const { patient } = await harness.order({ products });
  await harness.drain();
  return patient;
};
const subscriptionsOf = (user: SignedInUser) => harness.knex('subscription').where({ user_id: user.id });

beforeEach(() => emptyAuditLog(harness.knex));

describe('the list of subscriptions', () => {
  it('has the newest first, with part of the name, the state, the products and what is charged next', async () => {
    const older = await ordered();
    const newer = await ordered([finasteride]);
    const { subscriptions, next } = await list();
    expect(next).toBeNull();
    const { first_name: first, last_name: last } = await harness
      .knex('person')
      .where({ id: older.id })
      .first();
    expect(subscriptions).toMatchObject([
      {
        ...{ personId: newer.id, state: 'incomplete', stateLabel: 'Not started' },
        ...{ nextChargeAt: null, nextAmount: null, lastChargedAt: null, canceledAt: null },
      },
      {
        ...{ personId: older.id, personName: `${first} ${last[0]}.`, state: 'active', stateLabel: 'Active' },
        ...{ nextAmount: foamPrice, everyDays: 90, waitsForDispute: false },
        ...{ productNames: [expect.stringMatching(/foam/i)], nextChargeAt: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(subscriptions)).not.toContain(last);
    expect(JSON.stringify(subscriptions)).not.toContain(older.email);
  });

  it('names the amount that the patient is shown, less credit', async () => {
    const patient = await ordered();
    await ordered();
    await harness.scope.transaction((tx) => grantCredit(tx, patient.id, { amount: 1000, reason: 'A test' }));
    const [shown] = (await billingOverview(harness.scope, patient.id)).subscriptions;
    const [row] = (await list({ personId: patient.id })).subscriptions;
    expect(row?.nextAmount).toBe(shown?.nextAmount);
    expect(row?.nextAmount).toBe(foamPrice - 1000);
  });

  it('names no charge while a disputed payment stops it, and after the end', async () => {
    const [disputing, leaving] = [await ordered(), await ordered()];
    const [attempt] = await harness
      .knex('charge_attempt as a')
      .join('invoice as i', 'i.id', 'a.invoice_id')
      .where('i.user_id', disputing.id)
      .select('a.*');
    await harness.knex('payment_dispute').insert({
      ...{ id: 'dp_test', invoice_id: attempt.invoice_id, attempt: attempt.attempt, user_id: disputing.id },
      ...{ amount: foamPrice, reason: 'fraudulent', status: 'open', withdrawn: 0, fee: 0 },
      opened_at: harness.clock.now(),
    });
    await subscriptionsOf(leaving).update({
      ...{ status: 'canceled', cancellation_date: harness.clock.now(), next_billing_date: null },
      ship_to: '{}',
    });
    expect((await list()).subscriptions).toMatchObject([
      { personId: leaving.id, state: 'canceled', nextChargeAt: null, nextAmount: null },
      { personId: disputing.id, waitsForDispute: true, nextChargeAt: null, nextAmount: null },
    ]);
  });

  it('is of one state or one person when that is wanted', async () => {
    const [active, paused] = [await ordered(), await ordered()];
    await subscriptionsOf(paused).update({ status: 'paused' });
    expect(await people({ state: 'paused' })).toEqual([paused.id]);
    expect(await people({ personId: active.id })).toEqual([active.id]);
    expect(await people({ personId: active.id, state: 'paused' })).toEqual([]);
  });

  it('is of what is charged by then, soonest first', async () => {
    const now = harness.clock.now();
    const [late, soon, failed, later] = [await ordered(), await ordered(), await ordered(), await ordered()];
    for (const [user, days, status] of [
      [late, -1, 'active'],
      [soon, 6, 'snoozed'],
      [failed, 2, 'past_due'],
      [later, 25, 'paused'],
    ] as const)
      await subscriptionsOf(user).update({ next_billing_date: addDays(now, days), status });
    expect(await people({ due: 'now' })).toEqual([late.id]);
    expect(await people({ due: 'week' })).toEqual([late.id, soon.id]);
    expect(await people({ due: 'month' })).toEqual([late.id, soon.id, later.id]);
    expect(await people({ due: 'month', state: 'paused' })).toEqual([later.id]);
  });

  it.each([{}, { due: 'month' }])(
    'with %j has pages without gap or repetition, in 3 statements each',
    async (filter) => {
      const patient = await ordered();
      const [{ id, created_at: madeAt }] = await subscriptionsOf(patient);
      const near = new Date(harness.clock.now().getTime() + DAY_MS);
      await subscriptionsOf(patient).update({ next_billing_date: near });
      await harness.knex.raw(
        `insert into subscription (id, user_id, checkout_id, status, needs_prescription, cycle_in_days, cycle,
           next_billing_date, ship_to, shipping_method, created_at)
         select gen_random_uuid(), user_id, checkout_id, status, needs_prescription, cycle_in_days, cycle,
           next_billing_date, ship_to, shipping_method, ?::timestamptz
         from subscription, generate_series(1, 60) where id = ?`,
        [madeAt, id],
      );
      let first: List = { subscriptions: [], next: null };
      const statements = await statementsOf(harness.knex, async () => {
        first = await list(filter);
      });
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3);
      await ordered();
      const second = await list(filter, first.next);
      const ids = [...first.subscriptions, ...second.subscriptions].map((row) => row.id);
      expect([first.subscriptions.length, second.subscriptions.length, second.next]).toEqual([50, 11, null]);
      expect(new Set(ids).size).toBe(61);
    },
  );

  it('is recorded with the people who were shown and with the filter', async () => {
    const patient = await ordered();
    await emptyAuditLog(harness.knex);
    await list();
    await list({ personId: patient.id, state: 'active', due: 'month' });
    const rows = await harness.rows('audit_log', { action: 'subscriptions.read' });
    expect(rows.map(({ actor_id, detail }) => [actor_id, detail])).toEqual([
      [operator.id, { personIds: [patient.id] }],
      [operator.id, { personIds: [], patientId: patient.id, state: 'active', due: 'month' }],
    ]);
  });

  it.each([
    [{ filter: { state: 'everything' } }, 'filter.state'],
    [{ filter: { due: 'yesterday' } }, 'filter.due'],
    [{ filter: { personId: 'sam' } }, 'filter.personId'],
    [{ after: 'x' }, 'after'],
  ])('refuses %j', async (variables, field) => {
    const { errors } = await harness.api(operator, LIST, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });
});
