import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startTestProcessor, type TestProcessor, webhookSecret } from '#test/harness/test-processor.ts';

let database: TestDatabase;
let at: TestProcessor;
let card: { customerId: string; paymentMethodId: string };
let key = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  at = await startTestProcessor(database.knex);
  card = await at.savedCard('4242424242424242');
});
afterAll(async () => {
  await at?.stop();
  await database?.drop();
});
beforeEach(async () => {
  await at.simulator.settled();
  at.received.length = 0;
  at.faults.webhooks = 'normal';
});

const charge = () =>
  at.gateway.charge({ ...card, amount: 2500, reference: 'INV-7', idempotencyKey: `hook:${++key}` });

const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  created: Date.parse('2026-11-20T11:59:00Z') / 1_000,
  data: { object: { id: 'pi_1', object: 'payment_intent' } },
});
const sign = (secret: string, ageSeconds: number): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.clock.now().getTime() / 1000) - ageSeconds,
  });
const post = async (body: string, signature: string): Promise<number> => {
  const response = await fetch(`${at.siteUrl}/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return response.status;
};

describe('accepted requests', () => {
  it('a signed event', async () => {
    expect(await post(payload, sign(webhookSecret, 299))).toBe(200);
    expect(at.received).toEqual([
      {
        ...{ id: 'evt_1', type: 'payment_intent.succeeded', createdAt: new Date('2026-11-20T11:59:00Z') },
        ...{ intentId: 'pi_1', paymentMethodId: null },
      },
    ]);
  });

  it.each([
    ['tampered', payload.replace('pi_1', 'pi_2'), () => sign(webhookSecret, 0)],
    ['stale', payload, () => sign(webhookSecret, 301)],
    ['signed by another', payload, () => sign('whsec_other', 0)],
    ['without a signature', payload, () => ''],
    ['empty', '', () => sign(webhookSecret, 0)],
  ])('not one that is %s', async (_name, body, signature) => {
    expect(await post(body, signature())).toBe(400);
    expect(at.received).toEqual([]);
  });

  it('answers 500 when the event could not be stored, so that it is sent again', async () => {
    at.failNext(1);
    expect(await post(payload, sign(webhookSecret, 0))).toBe(500);
    expect(await post(payload, sign(webhookSecret, 0))).toBe(200);
  });
});

describe('events of the payment processor simulator', () => {
  it('sends one event after a charge', async () => {
    const { intentId } = await charge();
    await at.simulator.settled();
    expect(at.received).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        type: 'payment_intent.succeeded',
        createdAt: expect.any(Date),
        intentId,
        paymentMethodId: null,
      },
    ]);
  });

  it('can send it before the answer', async () => {
    at.faults.webhooks = 'before-response';
    const { intentId } = await charge();
    expect(at.received.map((event) => event.intentId)).toEqual([intentId]);
  });

  it('can send it twice, with the same id', async () => {
    at.faults.webhooks = 'twice';
    await charge();
    await at.simulator.settled();
    expect(at.received).toHaveLength(2);
    expect(at.received[0]).toEqual(at.received[1]);
  });

  it('can send none; missing events follow after its next start', async () => {
    at.faults.webhooks = 'never';
    const { intentId } = await charge();
    await at.simulator.settled();
    expect(at.received).toEqual([]);
    await at.restart();
    await at.simulator.settled();
    expect(at.received.map((event) => event.intentId)).toEqual([intentId]);
  });

  it('sends it again when the product could not accept it', async () => {
    at.failNext(2);
    await charge();
    await at.simulator.settled();
    expect(at.received).toHaveLength(1);
  });

  it('names the payment in the event of a refund', async () => {
    const { intentId } = await charge();
    await at.gateway.refund({ intentId: intentId ?? '', amount: 100, idempotencyKey: `hook:${++key}` });
    await at.simulator.settled();
    expect(at.received.at(-1)).toMatchObject({ type: 'refund.created', intentId });
  });
});
