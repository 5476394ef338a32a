import { expect, it } from 'vitest';
import { formatMoment } from '#kernel/moments.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { createPool } from '#server/database/pool.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { harnessScope } from '#test/harness/harness-scope.ts';
import { finasteride, foam, foamPrice } from '#test/harness/products.ts';
import { payInvoice } from './services/charging/pay-invoice.ts';
import { placeOrder } from './services/checkout/place-order.ts';

const declined = '4000000000000002';
const dieOnCharge = '4000000000000341';

const harness = await openFileHarness();

/** A charge as the processor stores it. */
interface Sent {
  readonly body: { readonly description: string; readonly metadata: Record<string, string> };
}

const outcomes = async (actor: Actor) => {
  const tries: Record<string, number> = {};
  for (const { outcome } of await harness.rows('payment_try', { user_id: actor.id }))
    tries[outcome] = (tries[outcome] ?? 0) + 1;
  return tries;
};
const setupsOf = async (actor: Actor): Promise<number> => {
  const { rows } = await harness.knex.raw(
    `select count(*)::int as n from demo_processor_object where kind = 'setup_intent'
     and body->>'customer' = (select customer_id from payment_customer where user_id = ?)`,
    [actor.id],
  );
  return rows[0].n;
};

it('of a hundred simultaneous declined cards in two processes, five reach the issuer; then the message says how to continue', async () => {
  const sam = await harness.account();
  const request = await harness.orderRequest([foam]);
  // The first one creates the customer.
  await placeOrder(harness.scope, sam, { ...request, paymentMethodId: await harness.card(declined) });
  const pool = createPool(harness.database.url, { max: 5 });
  const other = harnessScope({
    knex: pool,
    url: harness.database.url,
    clock: harness.clock,
    gateway: () => harness.processor.gateway,
  });
  const cards: string[] = [];
  for (let card = 0; card < 99; card += 1) cards.push(await harness.card(declined));
  const results = await Promise.all(
    cards.map((paymentMethodId, index) =>
      placeOrder(index % 2 ? harness.makeScope() : other.makeScope(), sam, { ...request, paymentMethodId }),
    ),
  );
  await pool.destroy();
  expect(await setupsOf(sam)).toBe(5);
  expect(await outcomes(sam)).toEqual({ declined: 5, refused: 1 });
  const messages = results.map((result) => (result.ok ? '' : result.failure.message));
  const locks = messages.filter((message) => message.startsWith('Too many payments were declined'));
  expect(locks).toHaveLength(95);
  const until = new Date(harness.clock.now().getTime() + 15 * 60_000);
  expect(locks[0]).toContain(`until ${formatMoment(until)}.`);
  expect(locks[0]).toContain('your cart is saved');
  expect(
    await harness.rows('audit_log', { action: 'payment.tries_locked', subject_id: sam.id }),
  ).toHaveLength(1);

  const good = { ...request, paymentMethodId: await harness.card() };
  expect(await placeOrder(harness.scope, sam, good)).toMatchObject({
    failure: { code: 'PAYMENT_DECLINED', fields: [{ field: 'paymentMethodId' }] },
  });
  harness.clock.advance(15 * 60_000);
  expect(expectOk(await placeOrder(harness.scope, sam, good)).status).toBe('PLACED');
  expect(await harness.charges(sam.id)).toEqual([foamPrice]);
});

it('one card is limited, no matter who tries it', async () => {
  const card = async () => {
    const token = await harness.processor.tokenize(declined, { zip: '94105' });
    return JSON.parse(await token.text()).paymentMethodId;
  };
  for (let person = 0; person < 4; person += 1) {
    const request = await harness.orderRequest([foam], { paymentMethodId: await card() });
    expect(await placeOrder(harness.scope, await harness.account(), request)).toMatchObject({
      failure: { message: expect.stringContaining('Your bank declined this card') },
    });
  }
  const request = await harness.orderRequest([foam], { paymentMethodId: await card() });
  expect(await placeOrder(harness.scope, await harness.account(), request)).toMatchObject({
    failure: { message: expect.stringContaining('Too many payments were declined') },
  });
});

it('one network address is limited in production, however many people and cards try; other addresses are not', async () => {
  const { settings } = harness.scope;
  const { APP_ENV } = settings;
  const home = '198.51.100.7';
  const tryFrom = async (ip: string, cardNumber = declined) =>
    placeOrder(
      harness.makeScope(),
      await harness.account(),
      await harness.orderRequest([foam], { ip, paymentMethodId: await harness.card(cardNumber) }),
    );
  const good = '4242424242424242';
  // Tests come from one address, so that its limit is a thousand times as high for all others.
  Object.assign(settings, { APP_ENV: 'production' });
  try {
    for (let person = 0; person < 10; person += 1)
      expect(await tryFrom(home)).toMatchObject({
        failure: { message: expect.stringContaining('Your bank declined this card') },
      });
    const until = new Date(harness.clock.now().getTime() + 15 * 60_000);
    const locked = await tryFrom(home, good);
    expect(locked).toMatchObject({ failure: { code: 'PAYMENT_DECLINED' } });
    expect(locked.ok ? '' : locked.failure.message).toContain(`until ${formatMoment(until)}.`);
    expect(expectOk(await tryFrom('203.0.113.9', good)).status).toBe('PLACED');
    harness.clock.advance(15 * 60_000);
    expect(expectOk(await tryFrom(home, good)).status).toBe('PLACED');

    for (let more = 10; more < 40; more += 1) {
      if (more % 10 === 0) harness.clock.advance(15 * 60_000);
      await tryFrom(home);
    }
    harness.clock.advance(15 * 60_000);
    expect(await tryFrom(home, good)).toMatchObject({ failure: { code: 'PAYMENT_DECLINED' } });
    expect(expectOk(await tryFrom('203.0.113.9', good)).status).toBe('PLACED');
  } finally {
    Object.assign(settings, { APP_ENV });
  }
});

it('paying an invoice again and again with a declined card is limited too', async () => {
  const { patient: sam } = await harness.order({ products: [foam], cardNumber: dieOnCharge });
  const [{ id: invoiceId }] = await harness.rows('invoice', { user_id: sam.id });
  for (let again = 0; again < 10; again += 1) await payInvoice(harness.scope, sam, { invoiceId });
  const last = await payInvoice(harness.scope, sam, { invoiceId });
  expect(last.ok ? '' : last.failure.message).toContain('Too many payments were declined');
  expect((await harness.rows('invoice', { id: invoiceId }))[0].attempt).toBe(4);
});

it('stores the results of the issuer’s checks of a saved card', async () => {
  const { patient: sam } = await harness.order({ products: [foam] });
  expect(await harness.rows('payment_try', { user_id: sam.id })).toMatchObject([
    {
      outcome: 'accepted',
      address: '192.0.2.1',
      evidence: { securityCode: 'pass', postalCode: 'pass', street: null },
    },
  ]);
  const { rows } = await harness.knex.raw(
    `select body->'metadata' as metadata from demo_processor_object where kind = 'setup_intent'
     and body->>'customer' = (select customer_id from payment_customer where user_id = ?)`,
    [sam.id],
  );
  expect(rows).toEqual([{ metadata: { user_id: sam.id, client_address: '192.0.2.1' } }]);
});

it('sends with a charge who pays and our own numbers, and no word about health', async () => {
  const { patient: sam } = await harness.approvedOrder({ products: [finasteride, foam] });
  await harness.drain();
  const { rows } = await harness.knex.raw(
    `select body from demo_processor_object where kind = 'payment_intent'
     and body->>'customer' = (select customer_id from payment_customer where user_id = ?)`,
    [sam.id],
  );
  const invoices = await harness.rows('invoice', { user_id: sam.id });
  expect(invoices).toHaveLength(2);
  const byNumber = (a: { description: string }, b: { description: string }) =>
    a.description < b.description ? -1 : 1;
  const sent = rows.map(({ body: { description, metadata } }: Sent) => ({ description, metadata }));
  expect(sent.toSorted(byNumber)).toEqual(
    invoices
      .map(({ id, number }) => ({
        description: number,
        metadata: { reference: number, idempotency_key: `invoice:${id}:1`, user_id: sam.id },
      }))
      .toSorted(byNumber),
  );
  const products = await harness.scope.use(cataloguePort).productsByIds([finasteride, foam]);
  const words = products.flatMap(({ drugType, displayedName }) => [drugType, ...displayedName.split(' ')]);
  for (const word of words.filter(({ length }) => length > 3))
    expect(JSON.stringify(rows).toLowerCase(), word).not.toContain(word.toLowerCase());
});
