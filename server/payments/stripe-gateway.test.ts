import type { Knex } from 'knex';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { processingFee } from '#test/harness/processing-fee.ts';
import {
  readToken,
  returnUrl,
  startTestProcessor,
  type TestProcessor,
  webhookSecret,
} from '#test/harness/test-processor.ts';
import { GatewayUnavailable, InvalidPaymentRequest, type PaymentOutcome } from '../ports/payment-gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';

let database: TestDatabase;
let at: TestProcessor;
let key = 0;
const newKey = (): string => `test:${++key}`;

beforeAll(async () => {
  database = await createTestDatabase();
  at = await startTestProcessor(database.knex, 700);
});
afterAll(async () => {
  await at?.stop();
  await database?.drop();
});
beforeEach(() => {
  at.faults.next = [];
});

const countOf = async (knex: Knex, kind: string, customerId: string): Promise<number> => {
  const { rows } = await knex.raw<{ rows: { n: number }[] }>(
    `SELECT count(*)::int AS n FROM demo_processor_object WHERE kind = ? AND body->>'customer' = ?`,
    [kind, customerId],
  );
  return rows[0]?.n ?? -1;
};

const save = async (number: string) => {
  const { paymentMethodId } = await readToken(await at.tokenize(number));
  const customerId = await at.newCustomer();
  const request = { customerId, paymentMethodId, returnUrl, idempotencyKey: newKey() };
  return { request, outcome: await at.gateway.saveCard(request) };
};

const charge = (
  card: { customerId: string; paymentMethodId: string },
  over: { amount?: number; idempotencyKey?: string; returnUrl?: string } = {},
): Promise<PaymentOutcome> =>
  at.gateway.charge({ ...card, amount: 5400, reference: 'INV-000123', idempotencyKey: newKey(), ...over });

const actionOf = (outcome: PaymentOutcome) => {
  if (outcome.status !== 'action_required') throw new Error(`Expected a challenge, got ${outcome.status}.`);
  return outcome;
};

/** What the simulated issuer says of a good card, when it is saved. */
const checked = {
  securityCode: 'pass',
  postalCode: 'pass',
  street: null,
  riskLevel: null,
  networkStatus: null,
};
/** The same of a charge, with the processor's rating. */
const rated = { ...checked, riskLevel: 'normal', networkStatus: 'approved_by_network' };

const intentOf = (outcome: PaymentOutcome): string => {
  if (!outcome.intentId) throw new Error('Expected an intent.');
  return outcome.intentId;
};

describe('saving a card', () => {
  it.each([
    ['4242424242424242', 'succeeded'],
    ['4000002760003184', 'action_required'],
    ['4000002500003155', 'action_required'],
    ['4000000000000341', 'succeeded'],
  ])('%s: %s', async (number, status) => {
    expect((await save(number)).outcome.status).toBe(status);
  });

  it.each([
    [
      '4000000000000002',
      'generic_decline',
      'Your bank declined this card. Try another card or ask your bank.',
    ],
    [
      '4000000000009995',
      'insufficient_funds',
      'There is not enough money available on this card. Try another card or ask your bank.',
    ],
  ])('%s is declined: %s', async (number, declineCode, message) => {
    const { outcome, request } = await save(number);
    expect(outcome).toEqual({
      status: 'declined',
      intentId: expect.stringMatching(/^seti_/),
      declineCode,
      message,
    });
    expect(await at.gateway.saveCard(request)).toEqual(outcome);
    expect(await at.gateway.cards(request.customerId)).toEqual([]);
  });

  it('lists the card with its customer and finds it by id', async () => {
    const { request } = await save('4242424242424242');
    const card = {
      paymentMethodId: request.paymentMethodId,
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2034,
      postalCode: '10001',
      fingerprint: expect.stringMatching(/^always_approved\./),
      wallet: null,
    };
    expect(await at.gateway.cards(request.customerId)).toEqual([card]);
    expect(await at.gateway.card(request.paymentMethodId)).toEqual(card);
    expect(await at.gateway.card('pm_unknown')).toBeNull();
  });

  it('a card of a wallet is saved as what it is, and charged in the patient’s absence', async () => {
    const { paymentMethodId } = await readToken(await at.tokenizeWallet('always_approved', 'phone-1'));
    const customerId = await at.newCustomer();
    const request = { customerId, paymentMethodId, returnUrl, idempotencyKey: newKey() };
    expect((await at.gateway.saveCard(request)).status).toBe('succeeded');
    expect(await at.gateway.card(paymentMethodId)).toMatchObject({ last4: '4242', wallet: 'google_pay' });
    expect((await charge({ customerId, paymentMethodId })).status).toBe('succeeded');
    const again = await readToken(await at.tokenizeWallet('always_approved', 'phone-1'));
    const other = await readToken(await at.tokenizeWallet('always_approved', 'phone-2'));
    const fingerprints = await Promise.all(
      [paymentMethodId, again.paymentMethodId, other.paymentMethodId].map(
        async (id) => (await at.gateway.card(id))?.fingerprint,
      ),
    );
    expect(new Set(fingerprints).size).toBe(2);
  });

  it('redirects the patient back from the issuer with the card saved', async () => {
    const { request, outcome } = await save('4000002500003155');
    const back = await at.answerChallenge(actionOf(outcome).actionUrl, 'approve');
    expect(back.origin + back.pathname).toBe('http://app.localhost:3000/payment-authentication');
    expect(back.searchParams.get('from')).toBe('checkout');
    expect(back.searchParams.get('setup_intent')).toBe(outcome.intentId);
    expect(back.searchParams.get('redirect_status')).toBe('succeeded');
    const saved = { status: 'succeeded', intentId: outcome.intentId, evidence: checked };
    expect(await at.gateway.outcomeOf(intentOf(outcome))).toEqual(saved);
    // Stripe replays the first response; the gateway reports the present state.
    expect(await at.gateway.saveCard(request)).toEqual(saved);
    expect(await at.gateway.cards(request.customerId)).toHaveLength(1);
  });

  it('does not save the card of a patient who refuses', async () => {
    const { request, outcome } = await save('4000002500003155');
    const back = await at.answerChallenge(actionOf(outcome).actionUrl, 'fail');
    expect(back.searchParams.get('redirect_status')).toBe('failed');
    expect(await at.gateway.outcomeOf(intentOf(outcome))).toMatchObject({
      status: 'declined',
      declineCode: 'setup_intent_authentication_failure',
    });
    expect(await at.gateway.cards(request.customerId)).toEqual([]);
  });
});

describe('finding a charge by its idempotency key', () => {
  it('a charge whose answer was lost is found with its present state, another key is not', async () => {
    const card = await at.savedCard('4242424242424242');
    const lost = newKey();
    at.faults.next = ['drop-after', 'drop-after', 'drop-after'];
    await expect(charge(card, { idempotencyKey: lost })).rejects.toThrow(GatewayUnavailable);
    at.faults.next = [];
    await charge(card);
    const { customerId } = card;
    const found = await at.gateway.findCharge({ customerId, idempotencyKey: lost });
    expect(found).toEqual(await charge(card, { idempotencyKey: lost }));
    expect(found?.status).toBe('succeeded');
    expect(await at.gateway.findCharge({ customerId, idempotencyKey: newKey() })).toBeNull();
  });

  it('is found behind a hundred newer charges', async () => {
    const card = await at.savedCard('4242424242424242');
    const first = newKey();
    const outcome = await charge(card, { idempotencyKey: first });
    for (let count = 0; count < 101; count++) await charge(card);
    const { customerId } = card;
    expect(await at.gateway.findCharge({ customerId, idempotencyKey: first })).toEqual(outcome);
  });
});

describe('charging in the patient’s absence', () => {
  it.each(['4242424242424242', '4000002500003155'])('%s succeeds', async (number) => {
    expect(await charge(await at.savedCard(number))).toEqual({
      status: 'succeeded',
      intentId: expect.stringMatching(/^pi_/),
      evidence: rated,
      fee: processingFee(5400),
    });
  });

  it('the fee of a charge is unknown until the processor has booked it, and then in its list', async () => {
    const card = await at.savedCard('4242424242424242');
    at.faults.booking = 'later';
    const outcome = await charge(card);
    at.faults.booking = 'at once';
    const intentId = intentOf(outcome);
    const feeInList = async () =>
      (await at.gateway.chargesSince(new Date(0))).find((one) => one.intentId === intentId)?.fee;
    expect(outcome).toEqual({ status: 'succeeded', intentId, evidence: rated });
    expect(await feeInList()).toBeNull();
    await at.simulator.dashboard.bookPayments();
    await at.simulator.settled();
    expect(at.received).toContainEqual(expect.objectContaining({ type: 'charge.updated', intentId }));
    expect(await at.gateway.outcomeOf(intentId)).toEqual({ ...outcome, fee: processingFee(5400) });
    expect(await feeInList()).toBe(processingFee(5400));
  });

  it('0341 is declined, and stays declined', async () => {
    const card = await at.savedCard('4000000000000341');
    const outcome = await charge(card);
    expect(outcome).toMatchObject({
      status: 'declined',
      declineCode: 'generic_decline',
      evidence: { ...rated, networkStatus: 'declined_by_network' },
    });
    expect(await at.gateway.outcomeOf(intentOf(outcome))).toEqual(outcome);
  });

  it('3184 requires action by the patient, and remains one charge', async () => {
    const card = await at.savedCard('4000002760003184');
    const idempotencyKey = newKey();
    const outcome = actionOf(await charge(card, { idempotencyKey }));
    expect(await charge(card, { idempotencyKey })).toEqual(outcome);
    const back = await at.answerChallenge(outcome.actionUrl, 'approve');
    expect(back.searchParams.get('payment_intent')).toBe(outcome.intentId);
    const paid = {
      status: 'succeeded',
      intentId: outcome.intentId,
      evidence: rated,
      fee: processingFee(5400),
    };
    expect(await at.gateway.outcomeOf(outcome.intentId)).toEqual(paid);
    expect(await charge(card, { idempotencyKey })).toEqual(paid);
    expect(await countOf(database.knex, 'payment_intent', card.customerId)).toBe(1);
  });

  it('a refused challenge is a decline under the same key', async () => {
    const card = await at.savedCard('4000002760003184');
    const idempotencyKey = newKey();
    const outcome = actionOf(await charge(card, { idempotencyKey }));
    await at.answerChallenge(outcome.actionUrl, 'fail');
    const declined = {
      status: 'declined',
      intentId: outcome.intentId,
      declineCode: 'payment_intent_authentication_failure',
      message:
        'Your bank could not confirm that it was you. Nothing was charged. Try again or use another card.',
    };
    expect(await at.gateway.outcomeOf(outcome.intentId)).toEqual(declined);
    expect(await charge(card, { idempotencyKey })).toEqual(declined);
  });

  it('an expired card is declined with its own message', async () => {
    const card = await at.savedCard('4242424242424242');
    const before = at.clock.now();
    at.clock.set('2035-01-01T00:00:00Z');
    const outcome = await charge(card);
    at.clock.set(before);
    expect(outcome).toMatchObject({ declineCode: 'expired_card' });
  });

  it('never charges a card for another customer', async () => {
    const card = await at.savedCard('4242424242424242');
    await expect(charge({ ...card, customerId: await at.newCustomer() })).rejects.toBeInstanceOf(
      InvalidPaymentRequest,
    );
  });
});

describe('charging while the patient is present', () => {
  it('redirects the patient to the issuer and back to the page they came from', async () => {
    const card = await at.savedCard('4000002760003184');
    const outcome = actionOf(await charge(card, { returnUrl }));
    const back = await at.answerChallenge(outcome.actionUrl, 'approve');
    expect(back.searchParams.get('from')).toBe('checkout');
    // A second click on the issuer's button changes nothing and still redirects back.
    expect((await at.answerChallenge(outcome.actionUrl, 'fail')).protocol).toBe('none:');
    expect(await at.gateway.outcomeOf(outcome.intentId)).toEqual({
      status: 'succeeded',
      intentId: outcome.intentId,
      evidence: rated,
      fee: processingFee(5400),
    });
  });
});

describe('idempotency', () => {
  it('50 simultaneous charges under one key are one charge', async () => {
    const card = await at.savedCard('4242424242424242');
    const patient = createStripeGateway({
      secretKey: 'sk_test',
      webhookSecret,
      authenticationReturnUrl: returnUrl,
      api: at.simulator.api,
    });
    const idempotencyKey = newKey();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        patient.charge({ ...card, amount: 5400, reference: 'INV-1', idempotencyKey }),
      ),
    );
    expect(outcomes.every((outcome) => outcome.status === 'succeeded')).toBe(true);
    expect(new Set(outcomes.map((outcome) => outcome.intentId)).size).toBe(1);
    expect(await countOf(database.knex, 'payment_intent', card.customerId)).toBe(1);
  });

  it('refuses the same key with another amount', async () => {
    const card = await at.savedCard('4242424242424242');
    const idempotencyKey = newKey();
    await charge(card, { idempotencyKey });
    await expect(charge(card, { idempotencyKey, amount: 9900 })).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
    expect(await countOf(database.knex, 'payment_intent', card.customerId)).toBe(1);
  });

  it('another key is another charge', async () => {
    const card = await at.savedCard('4242424242424242');
    const [first, second] = [await charge(card), await charge(card)];
    expect(first.intentId).not.toBe(second.intentId);
    expect(await countOf(database.knex, 'payment_intent', card.customerId)).toBe(2);
  });

  it.each(['hang-before', 'hang-after', 'fail-before', 'drop-after'] as const)(
    '%s: the adapter retries and charges once',
    async (fault) => {
      const card = await at.savedCard('4242424242424242');
      at.faults.next = [fault];
      expect(await charge(card)).toMatchObject({ status: 'succeeded' });
      expect(await countOf(database.knex, 'payment_intent', card.customerId)).toBe(1);
    },
  );

  it('gives up after three attempts, and a later retry with the key finds the one charge', async () => {
    const card = await at.savedCard('4242424242424242');
    const idempotencyKey = newKey();
    at.faults.next = ['hang-after', 'hang-after', 'hang-after'];
    await expect(charge(card, { idempotencyKey })).rejects.toBeInstanceOf(GatewayUnavailable);
    await at.restart();
    expect(await charge(card, { idempotencyKey })).toMatchObject({ status: 'succeeded' });
    expect(await countOf(database.knex, 'payment_intent', card.customerId)).toBe(1);
  });
});

describe('refunds', () => {
  it('are made in parts, once per key, and never exceed the payment', async () => {
    const intentId = intentOf(await charge(await at.savedCard('4242424242424242')));
    const first = { intentId, amount: 4000, idempotencyKey: newKey() };
    const { refundId } = await at.gateway.refund(first);
    expect(await at.gateway.refund(first)).toEqual({ refundId });
    await expect(
      at.gateway.refund({ intentId, amount: 1401, idempotencyKey: newKey() }),
    ).rejects.toMatchObject({ code: 'amount_too_large' });
    await at.gateway.refund({ intentId, amount: 1400, idempotencyKey: newKey() });
    await expect(at.gateway.refund({ intentId, amount: 1, idempotencyKey: newKey() })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('two simultaneous refunds together cannot exceed the payment', async () => {
    const intentId = intentOf(await charge(await at.savedCard('4242424242424242')));
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => at.gateway.refund({ intentId, amount: 3000, idempotencyKey: newKey() })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });
});
