import express from 'express';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { staffRoleIds } from '#config/staff-roles.ts';
import { easternDate } from '#kernel/eastern-time.ts';
import type { HostName, SignedInUser } from '#server/viewer.ts';
import { testViewer } from '#test/harness/api.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import { deskExportRouter } from './http/desk-export-router.ts';

const harness = await openFileHarness({ forgetsPatients: true });
const operator = await harness.operator();

const get = (path: string, { user = operator as SignedInUser | null, host = 'admin' as HostName } = {}) =>
  request(
    express().use('/desk/exports', deskExportRouter(() => testViewer({ user, host }))(harness.makeScope)),
  ).get(`/desk/exports/${path}`);
/** The lines of a file behind its first, as cells. */
const rowsOf = async (path: string): Promise<readonly (readonly string[])[]> => {
  const { text } = await get(path).expect(200);
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
};
const ordered = async (products: readonly number[] = [foam]): Promise<SignedInUser> => {
  harness.clock.advance(60_000);
  const { patient } = await harness.order({ products });
  await harness.drain();
  return patient;
};
const lists = ['orders', 'subscriptions', 'invoices'] as const;

beforeEach(() => emptyAuditLog(harness.knex));

describe.each(lists)('the file of %s', (list) => {
  it('is a CSV file that is named after the list and the day, and not stored', async () => {
    const { headers } = await get(`${list}.csv`)
      .expect(200)
      .expect('content-type', /^text\/csv/);
    const day = easternDate(harness.clock.now());
    expect(headers['content-disposition']).toBe(`attachment; filename="${list}-${day}.csv"`);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('has a row for each, newest first, and names no patient and no product', async () => {
    const [older, newer] = [await ordered(), await ordered([finasteride])];
    const { text } = await get(`${list}.csv`).expect(200);
    const rows = await rowsOf(`${list}.csv`);
    expect(rows.map((row) => row.find((cell) => [older.id, newer.id].includes(cell)))).toEqual([
      newer.id,
      older.id,
    ]);
    const people = await harness.knex('person').whereIn('id', [older.id, newer.id]);
    for (const { first_name, last_name, email, phone } of people)
      for (const one of [first_name, last_name, email, phone]) expect(text).not.toContain(one);
    expect(text).not.toMatch(/finasteride|minoxidil|foam|hair/i);
  });

  it('is recorded with who had it and with the filter, before it is sent', async () => {
    await get(`${list}.csv?from=2026-01-01&person=&state=`).expect(200);
    const audited = await harness.rows('audit_log', { action: 'list.exported' });
    expect(audited.map(({ actor_id, subject_id, detail }) => [actor_id, subject_id, detail])).toEqual([
      [operator.id, list, list === 'subscriptions' ? {} : { from: '2026-01-01' }],
    ]);
  });

  it('is refused to everybody without the permission, and on other hosts', async () => {
    const role = (one: SignedInUser['role']): SignedInUser => ({ ...operator, role: one });
    for (const one of staffRoleIds)
      await get(`${list}.csv`, { user: role(one) }).expect(['operator', 'admin'].includes(one) ? 200 : 403);
    await get(`${list}.csv`, { user: null }).expect(403);
    await get(`${list}.csv`, { user: role('patient') }).expect(403);
    await get(`${list}.csv`, { user: { ...role('patient'), impersonatorId: operator.id } }).expect(403);
    for (const host of ['app', 'marketing'] as const) await get(`${list}.csv`, { host }).expect(404);
    expect(await harness.rows('audit_log', { action: 'list.exported' })).toHaveLength(2);
  });
});

describe('a file', () => {
  it('has the filter of its page', async () => {
    const [active, paused] = [await ordered(), await ordered()];
    await harness.knex('subscription').where({ user_id: paused.id }).update({ status: 'paused' });
    const people = async (path: string, column: number) => (await rowsOf(path)).map((row) => row[column]);
    expect(await people('subscriptions.csv?state=paused', 1)).toEqual([paused.id]);
    expect(await people(`subscriptions.csv?person=${active.id}`, 1)).toEqual([active.id]);
    expect(await people('invoices.csv?group=failed', 2)).toEqual([]);
    expect(await people(`invoices.csv?person=${active.id}&group=paid`, 2)).toEqual([active.id]);
    const day = easternDate(harness.clock.now());
    expect(await people(`orders.csv?from=${day}&to=${day}`, 1)).toEqual([paused.id, active.id]);
    expect(await people('orders.csv?to=2020-01-01', 1)).toEqual([]);
    const [[number] = []] = await rowsOf(`orders.csv?person=${active.id}`);
    expect(await people(`orders.csv?number=${number}`, 1)).toEqual([active.id]);
    expect(await people('orders.csv?state=canceled', 1)).toEqual([]);
  });

  it('says what is charged next in dollars', async () => {
    const patient = await ordered();
    const [row] = await rowsOf(`subscriptions.csv?person=${patient.id}`);
    expect(row?.slice(2, 6)).toEqual(['active', '90', expect.stringMatching(/^\d{4}-.*Z$/), '39.00']);
  });

  it('has every row of a list that is read in several batches', async () => {
    const patient = await ordered();
    await harness.knex.raw(
      `insert into customer_order (id, number, user_id, kind, status, status_at, ship_to, shipping_method, created_at)
       select gen_random_uuid(), 'T-9' || n, user_id, 'refill', 'canceled', status_at, ship_to, shipping_method, created_at
       from customer_order, generate_series(1, 1200) n where user_id = ?`,
      [patient.id],
    );
    const rows = await rowsOf('orders.csv');
    expect(rows).toHaveLength(1201);
    expect(new Set(rows.map(([number]) => number)).size).toBe(1201);
  });

  it.each([
    'subscriptions.csv?state=everything',
    'subscriptions.csv?state=active&state=paused',
    'subscriptions.csv?person=sam',
    'invoices.csv?from=2026-02-30',
    'orders.csv?to=yesterday',
    'orders.csv?state=everything',
    'orders.csv?to=9999-12-31',
    'invoices.csv?from=0001-01-01',
  ])('is refused for %s, and nothing is recorded', async (path) => {
    await get(path).expect(400);
    expect(await harness.rows('audit_log', { action: 'list.exported' })).toEqual([]);
  });

  it.each(['people.csv', 'orders.txt', 'constructor.csv'])('does not exist as %s', async (path) => {
    await get(path).expect(404);
  });
});
