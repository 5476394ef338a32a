import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { Actor } from '#server/actor.ts';
import { coded, systems } from '#server/pharmacy/fhir/codes.ts';
import { PHARMACY_SIGNATURE } from '#server/pharmacy/read-notification.ts';
import { type Pharmacy, PharmacyUnavailable } from '#server/ports/pharmacy.ts';
import { signBody } from '#server/security/body-signature.ts';
import { pharmacyOrders } from '#simulators/pharmacy/repositories/pharmacy-orders.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { harnessScope } from '#test/harness/harness-scope.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import { pharmacySecret } from '#test/harness/simulated-pharmacy.ts';
import { billingModule } from './module.ts';
import { pollNotified } from './services/fulfillment/poll-orders.ts';

const harness = await openFileHarness({ forgetsPatients: true });

const orderOf = async (actor: Actor) => (await harness.rows('customer_order', { user_id: actor.id }))[0];
const tasks = () => harness.rows('billing_task', { kind: 'pharmacy_trouble' });
const troubles = () => harness.rows('pharmacy_trouble');

/** The product with a pharmacy that a test controls: every call runs `before`, and `after` the pharmacy has done it. */
const withPharmacy = (control: { before: () => void; after: () => void }) => {
  const through = <Args extends readonly unknown[], T>(call: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      control.before();
      const answer = await call(...args);
      control.after();
      return answer;
    };
  };
  return harnessScope({
    ...harness.database,
    clock: harness.clock,
    gateway: () => harness.processor.gateway,
    pharmacy: (real: Pharmacy) => ({
      ...real,
      submit: through(real.submit),
      find: through(real.find),
      cancel: through(real.cancel),
    }),
  });
};

const nothing = () => {};
const closed = () => {
  throw new PharmacyUnavailable('The pharmacy does not answer.');
};

/** Sweeps, which throw while the pharmacy is away, and jobs. */
const passes = async (test: ReturnType<typeof withPharmacy>, minutes: number, times: number) => {
  for (let time = 0; time < times; time += 1) {
    harness.clock.advance(minutes * 60_000 + 1_000);
    await test.sweep().catch(nothing);
    await test.drain({ expectFailures: true });
  }
};

describe('a pharmacy that is away', () => {
  it('for a day, and then answers twice: every order arrives, is filled and told of once', async () => {
    const control = { before: closed as () => void, after: nothing as () => void };
    const test = withPharmacy(control);
    const { patient: sam } = await harness.approvedOrder({ products: [finasteride] });
    const alex = await harness.account();
    await harness.order({ patient: alex, products: [foam] });
    await test.drain({ expectFailures: true });
    await passes(test, 120, 12);
    expect(await orderOf(sam)).toMatchObject({ status: 'sent_to_pharmacy', submitted_at: null });
    expect(await harness.rows('demo_pharmacy_order')).toEqual([]);
    // One task for the outage, not one for each order.
    expect(await tasks()).toMatchObject([{ user_id: null, closed_at: null }]);

    // It takes the orders now, and its answers are lost.
    control.before = nothing;
    control.after = closed;
    await passes(test, 11, 2);
    const taken = await harness.rows('demo_pharmacy_order');
    control.after = nothing;
    await passes(test, 11, 2);
    expect(await harness.rows('demo_pharmacy_order')).toHaveLength(2);
    expect(await harness.rows('demo_pharmacy_order')).toEqual(expect.arrayContaining(taken));
    expect(await orderOf(sam)).toMatchObject({ submitted_at: expect.any(Date) });
    expect(await orderOf(alex)).toMatchObject({ submitted_at: expect.any(Date) });
    expect(await troubles()).toEqual([]);
    expect(await tasks()).toMatchObject([{ outcome: 'settled', answer: 'The pharmacy has answered.' }]);
    expect(await harness.rows('test_prescription', { user_id: sam.id })).toMatchObject([{ refills: 3 }]);

    await passes(test, 13 * 60, 2);
    for (const one of [sam, alex]) {
      expect(await orderOf(one)).toMatchObject({ status: 'shipped' });
      expect(await harness.rows('notice', { person_id: one.id, kind: 'order_shipped' })).toHaveLength(1);
    }
  });

  it('is asked less and less often, and each sweep waits for it once', async () => {
    let calls = 0;
    const test = withPharmacy({
      before: () => {
        calls += 1;
        closed();
      },
      after: nothing,
    });
    for (const _ of [1, 2, 3]) {
      const patient = await harness.account();
      await harness.order({ patient, products: [foam] });
    }
    await harness.database.knex('customer_order').update({ status_at: addDays(harness.clock.now(), -1) });
    await harness.database
      .knex('customer_order')
      .where({ status: 'ready' })
      .update({ status: 'sent_to_pharmacy' });
    calls = 0;
    for (let minute = 0; minute < 31; minute += 1) {
      harness.clock.advance(60_000);
      await test.sweep().catch(nothing);
    }
    // At minutes 1, 2, 4, 8, 16 and 26.
    expect(calls).toBe(6);
  });
});

describe('an order that the pharmacy refuses', () => {
  it('is a task after several tries, which closes itself when the pharmacy takes it', async () => {
    const refuse = () => {
      throw new Error('The pharmacy refused an order: HTTP 422 (invalid).');
    };
    const control = { before: refuse as () => void, after: nothing };
    const test = withPharmacy(control);
    const { patient: sam } = await harness.approvedOrder({ products: [finasteride] });
    await test.drain({ expectFailures: true });
    await passes(test, 20, 1);
    expect(await tasks()).toEqual([]);
    await passes(test, 61, 6);
    const order = await orderOf(sam);
    expect(await tasks()).toMatchObject([
      {
        user_id: sam.id,
        detail: expect.stringMatching(
          `^Order ${order.number}: the pharmacy does not take it, after 6 tries. .* HTTP 422 \\(invalid\\)\\.$`,
        ),
      },
    ]);
    control.before = nothing;
    await passes(test, 61, 1);
    expect(await orderOf(sam)).toMatchObject({ submitted_at: expect.any(Date) });
    expect(await tasks()).toMatchObject([{ outcome: 'settled' }]);
  });

  it('does not stop others', async () => {
    let refused = '';
    const test = harnessScope({
      ...harness.database,
      clock: harness.clock,
      gateway: () => harness.processor.gateway,
      pharmacy: (real) => ({
        ...real,
        find: async (ids) => {
          if (ids.includes(refused)) throw new Error('The pharmacy’s answer is not valid.');
          return real.find(ids);
        },
      }),
    });
    const [sam, alex] = [await harness.account(), await harness.account()];
    for (const patient of [sam, alex]) await harness.order({ patient, products: [foam] });
    await test.drain();
    refused = (await orderOf(sam)).id;
    await passes(test, 13 * 60, 1);
    expect(await orderOf(sam)).toMatchObject({ remote_status: 'received' });
    expect(await orderOf(alex)).toMatchObject({ remote_status: 'filling' });
    expect(await troubles()).toMatchObject([{ subject: `read:${refused}`, failures: 1 }]);
  });
});

describe('a notification of the pharmacy', () => {
  const webhook = (billingModule.http ?? []).find(({ path }) => path === '/api/pharmacy/webhook');
  const app = express().use(webhook?.router(harness.makeScope) ?? []);
  const notice = (orderId: string): string =>
    JSON.stringify({
      resourceType: 'Task',
      identifier: [{ system: systems.order, value: orderId }],
      // What it says is not believed.
      status: 'rejected',
      intent: 'order',
      code: coded(systems.taskCode, 'fulfill'),
    });
  const post = (body: string, { secret = pharmacySecret, at = new Date() } = {}) =>
    supertest(app)
      .post('/')
      .set('content-type', 'application/fhir+json')
      .set(PHARMACY_SIGNATURE, signBody(body, secret, at))
      .send(body);
  const sent = async () => {
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam] });
    await harness.drain();
    return { sam, id: String((await orderOf(sam)).id) };
  };

  it('has the order read from the pharmacy at once, however often it comes', async () => {
    expect([webhook?.access, webhook?.rate, webhook?.raw]).toEqual(['public', 'none', true]);
    const { sam, id } = await sent();
    await pharmacyOrders(harness.database.knex).setFate(id, 'on_hold');
    for (const _ of [1, 2, 3]) expect((await post(notice(id))).status).toBe(202);
    await harness.drain();
    expect(await orderOf(sam)).toMatchObject({ status: 'on_hold', remote_status: 'on_hold' });
    expect((await post(notice(id))).status).toBe(202);
    await harness.drain();
    expect(await harness.rows('state_transition', { entity_id: id, to_state: 'on_hold' })).toHaveLength(1);
  });

  it('leaves its time with the job that reads the order, for the metric of its lag', async () => {
    const { id } = await sent();
    const minuteAgo = new Date(Date.now() - 60_000);
    await post(notice(id), { at: minuteAgo });
    const { rows } = await harness.database.knex.raw(
      "select payload from graphile_worker._private_jobs where payload->>'orderId' = ?",
      [id],
    );
    expect(rows).toMatchObject([{ payload: { orderId: id, notified: { source: 'pharmacy' } } }]);
    const age = harness.clock.now().getTime() - Date.parse(rows[0].payload.notified.at);
    expect(age / 1_000).toBeGreaterThan(59);
    expect(age / 1_000).toBeLessThan(240);
    await harness.drain();
  });

  it.each([
    ['signed with another secret', { secret: 'another secret of nobody' }],
    ['signed six minutes ago', { at: new Date(Date.now() - 6 * 60_000) }],
  ])('that is %s is refused', async (_, options) => {
    const { id } = await sent();
    expect((await post(notice(id), options)).status).toBe(400);
  });

  it('about nothing that we know of changes nothing', async () => {
    expect((await post('{"resourceType":"Patient"}')).status).toBe(400);
    expect((await post('no JSON')).status).toBe(400);
    expect((await post(notice('../orders'))).status).toBe(400);
    expect((await post(notice('00000000-0000-4000-8000-000000000001'))).status).toBe(202);
    expect(await harness.drain()).toEqual([]);
  });
});

describe('a warning of the pharmacy', () => {
  it.each([
    ['recalls', 'recalled', 'is being recalled'],
    ['substitutes', 'substituted', 'sent a different product'],
  ] as const)(
    '%s is a task and a notice, once, also after the order was delivered',
    async (column, kind, words) => {
      const sam = await harness.account();
      await harness.order({ patient: sam, products: [foam] });
      await harness.drain();
      const order = await orderOf(sam);
      for (const _ of [1, 2, 3]) {
        harness.clock.advance(2 * 24 * 3_600_000);
        await harness.sweep();
        await harness.drain();
      }
      expect(await orderOf(sam)).toMatchObject({ status: 'delivered' });
      await pharmacyOrders(harness.database.knex).warn(order.id, column, { productId: foam, text: 'Lot 7' });
      const issues = () => harness.rows('order_issue', { order_id: order.id });
      await pollNotified(harness.scope, order.id);
      expect(await issues()).toMatchObject([
        {
          kind,
          status: 'open',
          product_ids: [foam],
          details: expect.stringContaining('Lot 7'),
          opened_by: 'pharmacy',
        },
      ]);
      await harness.database
        .knex('order_issue')
        .update({ status: 'closed', outcome: 'noted', answer: 'Seen.', closed_at: harness.clock.now() });
      await pollNotified(harness.scope, order.id);
      expect(await issues()).toHaveLength(1);
      const notices = await harness.rows('notice', { person_id: sam.id, kind: `order_${kind}` });
      expect(notices).toMatchObject([{ subject: expect.stringContaining(words) }]);
      expect(notices[0].body).toMatch(/minoxidil/i);
      // The email names no product.
      const [mail] = await harness.rows('mail', { user_id: sam.id, kind: `order_${kind}` });
      expect(mail.body).not.toMatch(/minoxidil|foam|hair|lot 7/i);
    },
  );
});
