import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { ManualClock } from '#kernel/clock.ts';
import { randomIds } from '#kernel/ids.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { openSimulatedPayments } from './open-payments.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

it('accepts cards in its own frame and returns the same response for a repeated key', async () => {
  const payments = await openSimulatedPayments({
    settings: readSettings({ APP_ENV: 'test', PORT: '4123' }),
    databaseUrl: database.url,
    clock: new ManualClock('2027-01-01T00:00:00Z'),
    ids: randomIds,
    log: pino({ level: 'silent' }),
  });
  expect(payments.cardEntry).toEqual({
    kind: 'demo',
    frameUrl: 'http://app.localhost:4123/payment-simulator/card-fields',
  });
  const customer = { userId: randomIds.uuid(), email: 'sam@example.test', idempotencyKey: 'one' };
  const first = await payments.gateway.createCustomer(customer);
  expect(first.customerId).toMatch(/^cus_[0-9a-f]{32}$/);
  expect(await payments.gateway.createCustomer(customer)).toEqual(first);
  await payments.stop();
});
