import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { easternDate } from '#kernel/eastern-time.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, finasteridePrice, foam, foamPrice } from '#test/harness/products.ts';
import { statementsOf } from '#test/harness/statements.ts';
import { stopMyOrder } from './services/parcels/stop-my-order.ts';
import { applySettlements } from './services/settlements/apply-settlements.ts';

const harness = await openFileHarness({ forgetsPatients: true });
const operator = await harness.operator();

/** A card that can be saved and declines every charge. */
const declines = '4000000000000341';

interface Row {
  readonly id: string;
  readonly personId: string;
  readonly reference: string | null;
}
interface List {
  readonly invoices: readonly Row[];
  readonly next: string | null;
}
const LIST = `query($filter: DeskInvoiceFilter, $after: String) {
  deskInvoices(filter: $filter, after: $after) { next invoices {
    id number orderNumber isRefill personId personName state stateLabel total amountCharged amountRefunded attempts
    declineCode nextStep nextStepAt reference hasTask hasIssue createdAt paidAt } } }`;
const list = async (filter: Record<string, unknown> = {}, after: string | null = null): Promise<List> =>
  dataOf<{ deskInvoices: List }>(await harness.api(operator, LIST, { filter, after })).deskInvoices;
const people = async (filter: Record<string, unknown> = {}) =>
  (await list(filter)).invoices.map(({ personId }) => personId);

const paid = async (): Promise<SignedInUser> => {
  harness.clock.advance(60_000);
  const { patient } = await harness.order({ products: [foam] });
  await harness.drain();
  return patient;
};
const failed = async (): Promise<SignedInUser> => {
  harness.clock.advance(60_000);
  const { patient, checkoutId } = await harness.order({ products: [finasteride], cardNumber: declines });
  expectOk(await harness.approveOrder(patient, checkoutId, [finasteride]));
  await harness.drain();
  return patient;
};
const disputed = async (): Promise<SignedInUser> => {
  const patient = await paid();
  const [{ reference }] = (await list({ personId: patient.id })).invoices as [Row];
  await harness.processor.simulator.dashboard.openDispute(reference ?? '');
  await applySettlements(harness.scope, reference ?? '');
  return patient;
};
const refunded = async (): Promise<SignedInUser> => {
  const patient = await paid();
  const [order] = await harness.rows('customer_order', { user_id: patient.id });
  expectOk(await stopMyOrder(harness.scope, patient, order.id));
  await harness.drain();
  return patient;
};

beforeEach(() => emptyAuditLog(harness.knex));

describe('the list of invoices', () => {
  it('has the newest first, with amounts, attempts, the code of the decline and what happens next', async () => {
    const [good, bad] = [await paid(), await failed()];
    const { invoices, next } = await list();
    expect(next).toBeNull();
    const { first_name: first, last_name: last } = await harness.knex('person').where({ id: bad.id }).first();
    expect(invoices).toMatchObject([
      {
        ...{
          personId: bad.id,
          personName: `${first} ${last[0]}.`,
          state: 'failed_unpaid',
          stateLabel: 'Failed',
        },
        ...{ total: finasteridePrice, amountCharged: 0, amountRefunded: 0, attempts: 1, isRefill: false },
        ...{ declineCode: expect.stringMatching(/^[a-z_]+$/), nextStep: expect.any(String) },
        ...{ nextStepAt: expect.any(String), reference: expect.stringMatching(/^pi_/), paidAt: null },
      },
      {
        ...{
          personId: good.id,
          state: 'paid',
          stateLabel: 'Paid',
          total: foamPrice,
          amountCharged: foamPrice,
        },
        ...{
          attempts: 1,
          declineCode: null,
          nextStep: null,
          nextStepAt: null,
          hasTask: false,
          hasIssue: false,
        },
        ...{ number: expect.stringMatching(/^INV-/), reference: expect.stringMatching(/^pi_/) },
      },
    ]);
    expect(JSON.stringify(invoices)).not.toMatch(new RegExp(`${last}|${bad.email}|finasteride`, 'i'));
  });

  it('is of one group of states when that is wanted', async () => {
    const waiting = (await harness.order({ products: [finasteride] })).patient;
    const groups = { failed: await failed(), disputed: await disputed(), refunded: await refunded() };
    const good = await paid();
    for (const [group, { id }] of Object.entries(groups)) expect(await people({ group })).toEqual([id]);
    expect(await people({ group: 'paid' })).toEqual([good.id]);
    expect(await people({ group: 'open' })).toEqual([waiting.id]);
    expect(await people({ group: 'void' })).toEqual([]);
  });

  it('says that the order of a disputed payment waits for a decision, and how much was given back', async () => {
    const [first, second] = [await disputed(), await refunded()];
    expect((await list({ personId: first.id })).invoices).toMatchObject([{ hasIssue: true }]);
    expect((await list({ personId: second.id })).invoices).toMatchObject([
      { stateLabel: 'Refunded', amountRefunded: foamPrice, amountCharged: 0 },
    ]);
  });

  it('is of some days in Eastern time, or of one person', async () => {
    const older = await paid();
    const day = easternDate(harness.clock.now());
    harness.clock.set(addDays(harness.clock.now(), 3));
    const newer = (await harness.order({ products: [foam] })).patient;
    const today = easternDate(harness.clock.now());
    expect(await people({ from: day, to: day })).toEqual([older.id]);
    expect(await people({ from: today })).toEqual([newer.id]);
    expect(await people({ from: day, to: today })).toEqual([newer.id, older.id]);
    expect(await people({ from: today, to: day })).toEqual([]);
    expect(await people({ personId: older.id })).toEqual([older.id]);
  });

  it('has pages without gap or repetition, in at most 5 statements each', async () => {
    const patient = await paid();
    await harness.knex.raw(
      `with o as (
         insert into customer_order (id, number, user_id, kind, status, status_at, ship_to, created_at)
         select gen_random_uuid(), 'T-' || n, user_id, 'refill', 'canceled', status_at, ship_to, created_at
         from customer_order, generate_series(1, 60) n where user_id = ? returning *)
       insert into invoice (id, number, user_id, order_id, status, total, amount_charged, amount_refunded, attempt,
         tries, created_at)
       select gen_random_uuid(), 'INV-' || number, user_id, id, 'void', 100, 0, 0, 0, 0, created_at from o`,
      [patient.id],
    );
    let first: List = { invoices: [], next: null };
    const statements = await statementsOf(harness.knex, async () => {
      first = await list();
    });
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(5);
    await paid();
    const second = await list({}, first.next);
    expect([first.invoices.length, second.invoices.length, second.next]).toEqual([50, 11, null]);
    expect(new Set([...first.invoices, ...second.invoices].map(({ id }) => id)).size).toBe(61);
  });

  it('is recorded with the people who were shown and with the filter', async () => {
    const patient = await paid();
    await emptyAuditLog(harness.knex);
    await list();
    await list({ personId: patient.id, group: 'failed', from: '2026-01-01', to: '2026-01-31' });
    const rows = await harness.rows('audit_log', { action: 'invoices.read' });
    expect(rows.map(({ actor_id, detail }) => [actor_id, detail])).toEqual([
      [operator.id, { personIds: [patient.id] }],
      [
        operator.id,
        {
          ...{ personIds: [], patientId: patient.id, group: 'failed' },
          ...{ from: '2026-01-01', to: '2026-01-31' },
        },
      ],
    ]);
  });

  it.each([
    [{ filter: { group: 'everything' } }, 'filter.group'],
    [{ filter: { from: '0001-01-01' } }, 'filter.from'],
    [{ filter: { to: '9999-12-31' } }, 'filter.to'],
    [{ filter: { personId: 'sam' } }, 'filter.personId'],
    [{ after: 'x' }, 'after'],
  ])('refuses %j', async (variables, field) => {
    const { errors } = await harness.api(operator, LIST, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });
});
