import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { ManualClock } from '#kernel/clock.ts';
import { randomIds } from '#kernel/ids.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { createPaymentGateway } from './create-payment-gateway.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const open = async (env: Record<string, string>, isProduction = false) =>
  createPaymentGateway({
    settings: { ...readSettings({ APP_ENV: 'test', PORT: '4123', ...env }), isProduction },
    openDemoKnex: () => database.knex,
    clock: new ManualClock('2027-01-01T00:00:00Z'),
    ids: randomIds,
    log: pino({ level: 'silent' }),
  });

const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('createPaymentGateway', () => {
  it('is Stripe as soon as its keys are set', async () => {
    const payments = await open(stripeKeys, true);
    expect(payments.cardField).toEqual({ kind: 'stripe', publishableKey: 'pk_live_1' });
    expect(payments.demoBankRouter).toBeNull();
  });

  it('needs all three keys', async () => {
    await expect(open({ STRIPE_SECRET_KEY: 'sk_live_1' })).rejects.toThrow('STRIPE_PUBLISHABLE_KEY');
  });

  it('never opens the demo bank in production', async () => {
    await expect(open({}, true)).rejects.toThrow('set STRIPE_SECRET_KEY');
  });

  it('is the demo bank otherwise', async () => {
    const payments = await open({});
    expect(payments.cardField).toEqual({
      kind: 'demo',
      frameUrl: 'http://app.localhost:4123/payment-simulator/card-fields',
    });
    const customer = { userId: randomIds.uuid(), email: 'sam@example.test', idempotencyKey: 'one' };
    const first = await payments.gateway.createCustomer(customer);
    expect(first.customerId).toMatch(/^cus_[0-9a-f]{32}$/);
    expect(await payments.gateway.createCustomer(customer)).toEqual(first);
    await payments.stop();
  });
});
