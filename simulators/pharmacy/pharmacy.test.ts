import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { addDays } from '#kernel/dates.ts';
import { createBackendToken } from '#server/pharmacy/backend-token.ts';
import { createFhirPharmacy } from '#server/pharmacy/fhir-pharmacy.ts';
import type { FhirTransport } from '#server/pharmacy/fhir-transport.ts';
import { createHttpTransport } from '#server/pharmacy/http-transport.ts';
import { createOrderSigner } from '#server/pharmacy/sign-order.ts';
import { type PharmacyOrder, PharmacyUnavailable } from '#server/ports/pharmacy.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { pharmacyOrder } from '#test/harness/pharmacy-order.ts';
import { pharmacySettings } from '#test/harness/pharmacy-settings.ts';
import { type OpenedPharmacy, openSimulatedPharmacy } from './open-pharmacy.ts';
import { pharmacyOrders } from './repositories/pharmacy-orders.ts';

const clock = new ManualClock('2026-11-20T12:00:00Z');
let database: TestDatabase;
let simulated: OpenedPharmacy;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  simulated = await openSimulatedPharmacy({
    settings: { PORT: 0 },
    databaseUrl: database.url,
    clock,
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await simulated?.stop();
  await database?.drop();
});

const transport = (change: Partial<OpenedPharmacy> = {}) =>
  createHttpTransport({ url: simulated.url, token: createBackendToken({ ...simulated, ...change }) });
const pharmacy = (send: FhirTransport = transport()) =>
  createFhirPharmacy({
    send,
    sign: createOrderSigner(simulated, clock),
    clock,
    webhookSecret: simulated.webhookSecret,
  });

const shampoo = 316;
const foam = 239;
const order = (): PharmacyOrder => {
  number += 1;
  return pharmacyOrder({
    orderId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    placedAt: clock.now(),
    patient: null,
    lines: [foam, shampoo].map((productId) => ({
      ...{ productId, name: `Product ${productId}`, quantity: 1, prescription: null },
    })),
  });
};

const findOne = async (orderId: string) => (await pharmacy().find([orderId])).get(orderId);

describe('the adapter with the FHIR server on loopback', () => {
  it('sends an order once, however often it is sent, and follows it until it is delivered', async () => {
    const one = order();
    const first = await pharmacy().submit(one);
    expect(first).toMatchObject({ status: 'received', parcels: [], canceledProductIds: [] });
    expect(await pharmacy().submit(one)).toEqual(first);
    clock.advance(26 * 3_600_000);
    expect(await findOne(one.orderId)).toMatchObject({
      status: 'shipped',
      parcels: [{ productIds: [foam, shampoo], status: 'shipped', deliveredAt: null }],
    });
    clock.advance(5 * 24 * 3_600_000);
    const [parcel] = (await findOne(one.orderId))?.parcels ?? [];
    expect(parcel).toMatchObject({ status: 'delivered', trackingNumber: expect.any(String) });
    expect(parcel?.deliveredAt).toEqual(addDays(one.placedAt, 5));
  });

  it('finds many orders, and leaves out those that the pharmacy does not know', async () => {
    const sent = Array.from({ length: 23 }, order);
    for (const one of sent) await pharmacy().submit(one);
    const unknown = order().orderId;
    const found = await pharmacy().find([...sent.map(({ orderId }) => orderId), unknown]);
    expect([...found.keys()].toSorted()).toEqual(sent.map(({ orderId }) => orderId).toSorted());
  });

  it('cancels lines until they are filled', async () => {
    const one = order();
    await pharmacy().submit(one);
    await pharmacyOrders(database.knex).setWaiting(one.orderId, [shampoo], addDays(clock.now(), 9));
    expect(await findOne(one.orderId)).toMatchObject({
      status: 'received',
      backordered: [{ productId: shampoo, expectedAt: addDays(clock.now(), 9) }],
    });
    clock.advance(13 * 3_600_000);
    expect(await pharmacy().cancel(one.orderId, [foam, shampoo])).toEqual([shampoo]);
    expect(await pharmacy().cancel(one.orderId, [foam])).toEqual([]);
    expect(await findOne(one.orderId)).toMatchObject({ status: 'filling', canceledProductIds: [shampoo] });
  });

  it('sees that an order was rejected', async () => {
    const one = order();
    await pharmacy().submit(one);
    await pharmacyOrders(database.knex).setFate(one.orderId, 'rejected');
    expect(await findOne(one.orderId)).toMatchObject({ status: 'rejected', reason: null, parcels: [] });
  });
});

describe('sign-in at the pharmacy', () => {
  it('asks for one token for many requests, and for another when it was refused', async () => {
    const token = createBackendToken(simulated);
    const [first, again] = await Promise.all([token.get(), token.get()]);
    expect(again).toBe(first);
    token.forget();
    expect(await token.get()).not.toBe(first);
  });

  it('replaces a token that the pharmacy refuses, once', async () => {
    const token = createBackendToken(simulated);
    const tokens = ['no token of ours'];
    const send = createHttpTransport({
      url: simulated.url,
      token: { get: async () => tokens.pop() ?? token.get(), forget: () => token.forget() },
    });
    const one = order();
    await pharmacy(send).submit(one);
    expect(await findOne(one.orderId)).toBeDefined();
  });

  it.each([
    ['another key', { privateKey: pharmacySettings.PHARMACY_PRIVATE_KEY }],
    ['another client', { clientId: 'somebody' }],
  ])('fails with %s', async (_, change) => {
    await expect(pharmacy(transport(change)).find([order().orderId])).rejects.toThrow('refused us: HTTP 400');
  });

  it('is refused for an assertion that was used before', async () => {
    const sent: string[] = [];
    const original = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      if (init?.body instanceof URLSearchParams) sent.push(init.body.toString());
      return original(url, init);
    };
    await createBackendToken(simulated)
      .get()
      .finally(() => {
        globalThis.fetch = original;
      });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = simulated.url.replace('/fhir', '/token');
    const repeated = await fetch(url, { method: 'POST', body: sent[0], headers });
    expect(repeated.status).toBe(400);
  });

  it('is needed for every request', async () => {
    const answer = await fetch(`${simulated.url}/Task/_search`, { method: 'POST' });
    expect(answer.status).toBe(401);
  });
});

describe('an answer that is none', () => {
  const answers =
    (status: number, body: unknown): FhirTransport =>
    async () => ({ status, body });

  it.each([[408], [429], [500], [503]])('%i means that the pharmacy is unavailable', async (status) => {
    await expect(pharmacy(answers(status, null)).submit(order())).rejects.toThrow(PharmacyUnavailable);
  });

  it('a pharmacy that is not there is unavailable', async () => {
    const url = 'http://127.0.0.1:9/fhir';
    const send = createHttpTransport({ url, token: { get: async () => 'token', forget: () => {} } });
    await expect(pharmacy(send).find([order().orderId])).rejects.toThrow(PharmacyUnavailable);
  });

  it.each([
    [
      422,
      { resourceType: 'OperationOutcome', issue: [{ code: 'invalid', diagnostics: 'Sam Rivera' }] },
      'HTTP 422 (invalid)',
    ],
    [200, 'hello', 'something else than a resource'],
    [200, { resourceType: 'Bundle', type: 'list' }, 'not valid: Bundle.type'],
    [
      200,
      { resourceType: 'Bundle', type: 'searchset', entry: [{ resource: { resourceType: 'Task' } }] },
      'Task.status',
    ],
    [200, { resourceType: 'Patient' }, 'no list'],
    [
      200,
      {
        resourceType: 'Bundle',
        type: 'searchset',
        link: [{ relation: 'next', url: 'https://pharmacy.test' }],
      },
      'several pages',
    ],
  ])('%i with %j is an error that says why, and names nobody', async (status, body, reason) => {
    const failure = await pharmacy(answers(status, body))
      .find([order().orderId])
      .catch((error: Error) => error);
    expect(String(failure)).toContain(reason);
    expect(String(failure)).not.toContain('Rivera');
  });
});
