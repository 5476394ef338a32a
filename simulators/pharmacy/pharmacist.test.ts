import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { PHARMACY_SIGNATURE, readNotification } from '#server/pharmacy/read-notification.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { type OpenedPharmacy, openSimulatedPharmacy } from './open-pharmacy.ts';
import { remoteOrder } from './packages.ts';
import { pharmacyOrders } from './repositories/pharmacy-orders.ts';

const clock = new ManualClock('2026-11-20T12:00:00Z');
const foam = 239;
const shampoo = 316;
const orderId = '00000000-0000-4000-8000-000000000001';
let database: TestDatabase;
let simulated: OpenedPharmacy;
let product: Server;
/** Ids of the orders that the product was notified of. */
const notified: (string | null)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const app = express().post(
    '/api/pharmacy/webhook',
    express.text({ type: () => true }),
    (call, response) => {
      const signature = call.get(PHARMACY_SIGNATURE) ?? '';
      const read = readNotification({ body: call.body, signature }, simulated.webhookSecret, new Date());
      notified.push(read?.orderId ?? null);
      response.status(202).end();
    },
  );
  product = createServer(app);
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const { port } = product.address() as AddressInfo;
  const log = pino({ level: 'silent' });
  simulated = await openSimulatedPharmacy({
    settings: { PORT: port },
    databaseUrl: database.url,
    clock,
    log,
  });
});
afterAll(async () => {
  await simulated?.stop();
  product?.close();
  await database?.drop();
});

const orders = () => pharmacyOrders(database.knex);
const remote = async () => {
  const order = await orders().find(orderId);
  return order && remoteOrder(order, clock.now());
};
const page = () => request(express().use('/pharmacy', simulated.browserRouter.router));
const act = (action: string, more: Record<string, string> = {}) =>
  page()
    .post('/pharmacy')
    .type('form')
    .send({ order: orderId, action, ...more });

beforeEach(async () => {
  notified.length = 0;
  await database.knex('demo_pharmacy_order').delete();
  const line = { quantity: 1, prescriptionId: null };
  await orders().receive(
    orderId,
    {
      recipient: 'Sam <Rivera>',
      state: 'TX',
      shippingMethod: 'standard',
      lines: [
        { ...line, productId: foam, name: 'Minoxidil foam' },
        { ...line, productId: shampoo, name: 'Thickening shampoo' },
      ],
    },
    clock.now(),
  );
});

it('lists the orders with what their pharmacist can do, and no markup of theirs', async () => {
  const { text } = await page().get('/pharmacy');
  expect(text).toContain('Sam &lt;Rivera&gt;');
  expect(text).toContain('Minoxidil foam, Thickening shampoo');
  for (const button of ['Ship it now', 'Ship all but the last product', 'Nothing is in stock', 'Reject it'])
    expect(text).toContain(`>${button}</button>`);
  expect(text).not.toContain('The carrier');
});

it('ships an order in two packages, which arrive and are reported each time', async () => {
  expect((await act('split')).status).toBe(303);
  expect(await remote()).toMatchObject({
    status: 'partially_shipped',
    parcels: [{ productIds: [foam], shippedAt: clock.now() }],
    backordered: [{ productId: shampoo }],
  });
  clock.advance(3_600_000);
  await act('fill_rest');
  expect(await remote()).toMatchObject({
    status: 'shipped',
    parcels: [{ productIds: [foam] }, { productIds: [shampoo], shippedAt: clock.now() }],
  });
  clock.advance(3_600_000);
  await act('deliver');
  expect(await remote()).toMatchObject({
    status: 'delivered',
    parcels: [{ deliveredAt: clock.now() }, { deliveredAt: clock.now() }],
  });
  expect(notified).toEqual([orderId, orderId, orderId]);
  expect((await page().get('/pharmacy')).text).not.toContain('The carrier');
});

it.each([
  ['run_out', 'backordered'],
  ['reject', 'rejected'],
  ['fill', 'shipped'],
])('%s makes an order %s', async (action, status) => {
  await act(action, { reason: 'The directions need a correction.' });
  expect(await remote()).toMatchObject({
    status,
    reason: status === 'rejected' ? 'The directions need a correction.' : null,
  });
});

it('a package that the carrier loses never arrives, and one that it brings back is returned', async () => {
  await act('fill');
  await act('lose');
  clock.advance(30 * 24 * 3_600_000);
  expect(await remote()).toMatchObject({ status: 'shipped' });
  await act('resume');
  expect(await remote()).toMatchObject({ status: 'delivered' });
});

it('brings a package back', async () => {
  await act('fill');
  await act('bring_back');
  expect(await remote()).toMatchObject({ status: 'returned', parcels: [{ deliveredAt: null }] });
});

it('recalls a product that has arrived, once', async () => {
  await act('fill');
  await act('deliver');
  expect((await act('recall')).status).toBe(303);
  expect(await remote()).toMatchObject({ warnings: [{ kind: 'recalled', productId: foam }] });
  expect((await act('recall')).status).toBe(409);
});

it('sends another product in place of one', async () => {
  await act('substitute');
  expect(await remote()).toMatchObject({
    status: 'shipped',
    warnings: [{ kind: 'substituted', productId: foam, text: 'A product of another maker' }],
  });
});

it.each([
  ['an action that is not possible now', { action: 'deliver' }],
  ['an action that there is not', { action: 'burn' }],
  ['an order that there is not', { action: 'fill', order: '00000000-0000-4000-8000-000000000009' }],
])('%s changes nothing', async (_, { action, ...more }) => {
  expect((await act(action, more)).status).toBe(409);
  expect(await remote()).toMatchObject({ status: 'received' });
  expect(notified).toEqual([]);
});

it('another site cannot press the buttons', async () => {
  const answer = await act('fill').set({ cookie: 'a=b', origin: 'https://evil.test' });
  expect(answer.status).toBe(403);
  expect(await remote()).toMatchObject({ status: 'received' });
});

it('a closed pharmacy answers no request until it opens', async () => {
  const answer = async () => (await fetch(`${simulated.url}/.well-known/smart-configuration`)).status;
  await act('close');
  expect(await answer()).toBe(503);
  expect((await page().get('/pharmacy')).text).toContain('The pharmacy is closed');
  await act('open');
  expect(await answer()).toBe(200);
});
