import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { analyticsModule } from '#modules/analytics/module.ts';
import { consultationEvents } from '#modules/consultation/index.ts';
import { defineEvent } from '#server/events/event.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { type TestScope, testScope } from '#test/harness/scope.ts';
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

/** An event whose payload has more fields than its module declares. */
const withEverything = (name: string) =>
  defineEvent(name, z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])));

const everyId = [
  'checkoutId',
  'consultationId',
  'invoiceId',
  'journeyId',
  'offerId',
  'orderId',
  'renewalId',
  'subscriptionId',
] as const;

const counted: Readonly<Record<string, readonly (typeof everyId)[number][]>> = {
  'account.signed_up': [],
  'checkout.placed': ['checkoutId'],
  'consultation.approved': ['consultationId', 'journeyId'],
  'intake.submitted': ['consultationId', 'journeyId'],
  'invoice.failed': ['checkoutId', 'invoiceId'],
  'invoice.paid': ['checkoutId', 'invoiceId', 'orderId'],
  'offer.accepted': [],
  'offer.declined': [],
  'offer.expired': [],
  'offer.made': [],
  'order.delivered': ['orderId'],
  'order.shipped': ['orderId'],
  'renewal.submitted': ['consultationId', 'renewalId'],
  'subscription.canceled': ['checkoutId', 'subscriptionId'],
  'subscription.held': ['subscriptionId'],
  'subscription.resumed': ['checkoutId', 'subscriptionId'],
  'subscription.started': ['subscriptionId'],
};

it('each counted event is stored once, with ids only and its time', async () => {
  const { scope, clock, drain } = test;
  for (const { event } of subscribers)
    await scope.emit(withEverything(event), {
      userId: ANNA,
      ...Object.fromEntries(everyId.map((field) => [field, OTTO])),
      reason: 'side effects',
      tries: 2,
      givenUp: false,
      amount: 5_400,
    });
  await scope.emit(consultationEvents.refused, { userId: ANNA, consultationId: 'c-1' });
  clock.advance(60_000);
  await drain();
  await drain();
  const rows = await stored();
  for (const row of rows) expect(row).toMatchObject({ user_id: ANNA, at: new Date('2026-11-20T12:00:00Z') });
  expect(rows).toHaveLength(subscribers.length);
  expect(Object.fromEntries(rows.map(({ name, payload }) => [name, payload]))).toEqual(
    Object.fromEntries(
      Object.entries(counted).map(([name, fields]) => [
        name,
        Object.fromEntries(fields.map((field) => [field, OTTO])),
      ]),
    ),
  );
});
