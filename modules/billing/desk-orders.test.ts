import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { easternDate } from '#kernel/eastern-time.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice } from '#test/harness/products.ts';
import { statementsOf } from '#test/harness/statements.ts';

const harness = await openFileHarness({ forgetsPatients: true });
const operator = await harness.operator();

interface List {
  readonly orders: readonly { readonly id: string; readonly number: string; readonly personId: string }[];
  readonly next: string | null;
}
const LIST = `query($filter: DeskOrderFilter, $after: String) {
  deskOrders(filter: $filter, after: $after) { next orders {
    id number kindLabel personId personName state stateLabel stateSince total hasIssue createdAt
    parcels { trackingNumber statusLabel shippedAt deliveredAt } } } }`;
const list = async (filter: Record<string, unknown> = {}, after: string | null = null): Promise<List> =>
  dataOf<{ deskOrders: List }>(await harness.api(operator, LIST, { filter, after })).deskOrders;
const people = async (filter: Record<string, unknown> = {}) =>
  (await list(filter)).orders.map(({ personId }) => personId);

const ordered = async (products: readonly number[] = [foam]): Promise<SignedInUser> => {
  harness.clock.advance(60_000);
  const { patient } = await harness.order({ products });
  await harness.drain();
  return patient;
};

beforeEach(() => emptyAuditLog(harness.knex));

describe('the list of all orders', () => {
  it('has the newest first, with the state in words and the total, and names nobody in full and no product', async () => {
    const [older, newer] = [await ordered(), await ordered([finasteride])];
    const { orders, next } = await list();
    expect(next).toBeNull();
    const { first_name: first, last_name: last } = await harness
      .knex('person')
      .where({ id: newer.id })
      .first();
    expect(orders).toMatchObject([
      {
        ...{ personId: newer.id, personName: `${first} ${last[0]}.`, kindLabel: 'Prescription' },
        ...{ state: 'awaiting_prescription', stateLabel: 'Waiting for a clinician', parcels: [] },
      },
      {
        ...{ personId: older.id, kindLabel: 'Over the counter', total: foamPrice, hasIssue: false },
        ...{ number: expect.stringMatching(/^T-/), stateSince: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(orders)).not.toMatch(new RegExp(`${last}|${newer.email}|finasteride|foam`, 'i'));
  });

  it('has the packages of an order, the oldest first, and says whether it waits for a decision', async () => {
    const patient = await ordered();
    const [{ id }] = (await list()).orders as [List['orders'][number]];
    const parcel = (n: number, status: string) => ({
      ...{ id: harness.scope.ids.uuid(), order_id: id, remote_id: `r${n}`, product_ids: [foam], status },
      ...{ shipped_at: `2026-11-2${n}T12:00:00Z`, tracking_number: `940010000000000000000${n}` },
      delivered_at: status === 'delivered' ? '2026-11-29T12:00:00Z' : null,
    });
    await harness.knex('order_parcel').insert([parcel(2, 'lost'), parcel(1, 'delivered')]);
    expect((await list({ personId: patient.id })).orders).toMatchObject([
      {
        parcels: [
          { statusLabel: 'Delivered', trackingNumber: '9400100000000000000001', deliveredAt: /29T12/ },
          { statusLabel: 'Not arrived in time', deliveredAt: null },
        ].map((one) => ({
          ...one,
          deliveredAt: one.deliveredAt && expect.stringMatching(one.deliveredAt),
        })),
      },
    ]);
  });

  it('is of one state, of some days in Eastern time, of one person, or one order by its number', async () => {
    const older = await ordered();
    const day = easternDate(harness.clock.now());
    harness.clock.set(addDays(harness.clock.now(), 3));
    const newer = await ordered([finasteride]);
    const today = easternDate(harness.clock.now());
    expect(await people({ state: 'awaiting_prescription' })).toEqual([newer.id]);
    expect(await people({ state: 'returned' })).toEqual([]);
    expect(await people({ from: day, to: day })).toEqual([older.id]);
    expect(await people({ from: today })).toEqual([newer.id]);
    expect(await people({ from: day, to: today })).toEqual([newer.id, older.id]);
    expect(await people({ personId: older.id })).toEqual([older.id]);
    const [{ number }] = (await list({ personId: older.id })).orders as [List['orders'][number]];
    expect(await people({ number: ` ${number.toLowerCase()} ` })).toEqual([older.id]);
    expect(await people({ number: 'T-0' })).toEqual([]);
    expect(await people({ number, state: 'returned' })).toEqual([]);
  });

  it('has pages without gap or repetition, in at most 5 statements each', async () => {
    const patient = await ordered();
    await harness.knex.raw(
      `insert into customer_order (id, number, user_id, kind, status, status_at, ship_to, created_at)
       select gen_random_uuid(), 'T-' || n, user_id, 'refill', 'canceled', status_at, ship_to, created_at
       from customer_order, generate_series(1, 60) n where user_id = ?`,
      [patient.id],
    );
    let first: List = { orders: [], next: null };
    const statements = await statementsOf(harness.knex, async () => {
      first = await list();
    });
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(5);
    await ordered();
    const second = await list({}, first.next);
    expect([first.orders.length, second.orders.length, second.next]).toEqual([50, 11, null]);
    expect(new Set([...first.orders, ...second.orders].map(({ id }) => id)).size).toBe(61);
  });

  it('is recorded with the people who were shown and with the filter', async () => {
    const patient = await ordered();
    await emptyAuditLog(harness.knex);
    await list();
    await list({ personId: patient.id, state: 'lost', number: 't-1', from: '2026-01-01', to: '2026-01-31' });
    const rows = await harness.rows('audit_log', { action: 'orders.read' });
    expect(rows.map(({ actor_id, detail }) => [actor_id, detail])).toEqual([
      [operator.id, { personIds: [patient.id] }],
      [
        operator.id,
        {
          ...{ personIds: [], patientId: patient.id, state: 'lost', number: 'T-1' },
          ...{ from: '2026-01-01', to: '2026-01-31' },
        },
      ],
    ]);
  });

  it.each([
    [{ filter: { state: 'everything' } }, 'filter.state'],
    [{ filter: { from: '0001-01-01' } }, 'filter.from'],
    [{ filter: { number: 'T'.repeat(31) } }, 'filter.number'],
    [{ filter: { personId: 'sam' } }, 'filter.personId'],
    [{ after: 'x' }, 'after'],
  ])('refuses %j', async (variables, field) => {
    const { errors } = await harness.api(operator, LIST, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });
});
