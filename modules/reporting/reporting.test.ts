import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyticsModule } from '#modules/analytics/module.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { type TestScope, testScope } from '#test/support/scope.ts';
import { reportingModule } from './module.ts';
import { subscribers } from './services/subscribers.ts';

const ANNA = '00000000-0000-4000-9000-00000000000a';
const OTTO = '00000000-0000-4000-9000-00000000000b';

let database: TestDatabase;
let test: TestScope;
beforeAll(async () => {
  database = await createTestDatabase();
  test = testScope({ ...database, modules: [analyticsModule, reportingModule] });
});
afterAll(() => database.drop());

const stored = () =>
  database.knex('analytics_event').select('name', 'user_id', 'payload', 'at').orderBy('id');

it('each counted event is stored once, with ids alone, at its time', async () => {
  const { scope, clock, drain } = test;
  for (const { event: type } of subscribers)
    await scope.emit({
      type,
      payload: { userId: ANNA, orderId: OTTO, reason: 'side effects', tries: 2, givenUp: false },
    });
  await scope.emit({ type: 'consultation.refused', payload: { userId: ANNA, consultationId: 'c-1' } });
  clock.advance(60_000);
  await drain();
  await drain();
  const rows = await stored();
  expect(rows.map(({ name }) => name).sort()).toEqual(subscribers.map((one) => one.event).sort());
  for (const row of rows) expect(row).toMatchObject({ user_id: ANNA, at: new Date('2026-11-20T12:00:00Z') });
  const told = rows.filter(({ payload }) => Object.keys(payload).length > 0);
  expect(told.map(({ name }) => name).sort()).toEqual([
    'invoice.failed',
    'invoice.paid',
    'order.delivered',
    'order.shipped',
  ]);
  for (const { payload } of told) expect(payload).toEqual({ orderId: OTTO });
});
