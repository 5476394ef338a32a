import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import {
  appOrigin,
  returnUrl,
  startTestProcessor,
  type TestProcessor,
} from '#test/harness/test-processor.ts';

let database: TestDatabase;
let at: TestProcessor;
let key = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  at = await startTestProcessor(database.knex);
});
afterAll(async () => {
  await at?.stop();
  await database?.drop();
});

describe('the card form', () => {
  it('may be framed by the product only, and runs no inline script', async () => {
    const page = await fetch(`${at.siteUrl}/payment-simulator/card-fields`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${appOrigin};`);
    expect(policy).toContain("script-src 'self';");
    expect(page.headers.get('x-frame-options')).toBeNull();
    const html = await page.text();
    expect(html).toContain(`data-origins="${appOrigin}"`);
    expect(html.match(/<label for="(\w+)"/g)).toHaveLength(4);
  });

  it.each(['tokens.css', 'processor.css', 'card-fields.js', 'inter.woff2'])('serves %s', async (name) => {
    expect((await fetch(`${at.siteUrl}/payment-simulator/assets/${name}`)).status).toBe(200);
  });

  it('makes a card of valid input and stores neither its number nor its code', async () => {
    const response = await at.tokenize('4242 4242 4242 4242', { cvc: '987' });
    expect(await response.json()).toEqual({
      paymentMethodId: expect.stringMatching(/^pm_/),
      last4: '4242',
      brand: 'visa',
    });
    const { rows } = await database.knex.raw<{ rows: unknown[] }>('SELECT body FROM demo_processor_object');
    expect(JSON.stringify(rows)).not.toMatch(/42424242|987/);
  });

  it('names every invalid field', async () => {
    const response = await at.tokenize('4242 4242 4242 4241', { expiry: '13/30', cvc: '12', zip: 'x' });
    expect(await response.json()).toMatchObject({
      fields: [{ field: 'number' }, { field: 'expiry' }, { field: 'cvc' }, { field: 'zip' }],
    });
  });

  it('reads any other body as empty input', async () => {
    const response = await fetch(`${at.siteUrl}/payment-simulator/payment-methods`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '[1]',
    });
    expect(await response.json()).toMatchObject({ fields: { length: 4 } });
  });
});

describe('the card issuer’s challenge', () => {
  const waitingCharge = async () => {
    const outcome = await at.gateway.charge({
      ...(await at.savedCard('4000002760003184')),
      amount: 5400,
      reference: 'INV-9',
      idempotencyKey: `browser:${++key}`,
      returnUrl,
    });
    if (outcome.status !== 'action_required') throw new Error(outcome.status);
    return `${at.siteUrl}${new URL(outcome.actionUrl).pathname}`;
  };

  it('names the amount and cannot be framed', async () => {
    const page = await fetch(await waitingCharge());
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await page.text()).toContain('$54.00');
  });

  it('is not found for an unknown intent', async () => {
    expect((await fetch(`${at.siteUrl}/payment-simulator/challenge/pi_unknown`)).status).toBe(404);
  });

  it('redirects a person who clicks twice back, but never to another site', async () => {
    const url = await waitingCharge();
    const answer = (back: string) =>
      fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ answer: 'approve', back }),
      });
    expect((await answer('https://evil.test/')).headers.get('location')).toContain(appOrigin);
    expect((await answer(returnUrl)).headers.get('location')).toContain('redirect_status=succeeded');
    expect((await answer('https://evil.test/')).status).toBe(404);
    expect((await answer('')).status).toBe(404);
  });
});
