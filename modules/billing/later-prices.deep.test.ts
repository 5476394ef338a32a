import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { consentHash } from '#modules/account/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderWithCode } from '#test/harness/order-with-code.ts';
import { foam, foamPrice } from '#test/harness/products.ts';
import { undoConsentText } from './domain/cancellation-undo.ts';
import { otcChangesPort } from './index.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import { refillChangeOf } from './services/refills/change-refill.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { undoQuoteOf } from './services/subscriptions/undo-cancellation.ts';

/** Over the counter, every 90 days, and every 180 days. */
const shampoo = 313;
const sixMonthsOfShampoo = 314;

const harness = await openFileHarness({ forgetsPatients: true });

const subscriptionOf = async ({ id }: SignedInUser) =>
  (await harness.rows('subscription', { user_id: id }))[0];

/** A patient with one paid order, near the second. A code took 20 percent off so many orders; 0: no code. */
const paidOrder = async (cycles: number, products: readonly number[] = [foam]): Promise<SignedInUser> => {
  const sam = await harness.account();
  if (cycles === 0) await harness.order({ patient: sam, products });
  else expectOk(await placeOrder(harness.scope, sam, await orderWithCode(harness, products, cycles)));
  await harness.drain();
  harness.clock.advance(66 * DAY_MS);
  return sam;
};

const quoteChange = async (sam: SignedInUser, add: readonly number[], stop: readonly number[] = []) =>
  expectOk(await harness.scope.use(otcChangesPort).quote(sam.id, { add, stop }));
const quoteRefill = async (
  sam: SignedInUser,
  wanted: { kind: 'send_now' } | { kind: 'every'; weeks: number },
) =>
  expectOk(
    await refillChangeOf(harness.scope, sam, { subscriptionId: (await subscriptionOf(sam)).id, ...wanted }),
  );
const quoteUndo = async (sam: SignedInUser) => {
  const { id: subscriptionId } = await subscriptionOf(sam);
  expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId }));
  await harness.drain();
  return expectOk(await undoQuoteOf(harness.scope, sam, subscriptionId));
};

describe('a text about recurring charges names what they cost', () => {
  it.each([
    [
      'without a discount',
      0,
      {
        join: '$81.20 instead of $39.00 for Minoxidil 5% foam and Thickening shampoo, 240 mL on DAY, then every 90 days. I am',
        now: 'charged $39.00 today, DAY, and then every 90 days until I cancel.',
        every: 'charged $39.00 on DAY, and then every 105 days instead of every 90 days until I cancel.',
        undo: 'charged $39.00 on DAY, and then every 90 days until I cancel.',
      },
    ],
    [
      'after a discount of the first order',
      1,
      {
        join: '$81.20 instead of $39.00 for Minoxidil 5% foam and Thickening shampoo, 240 mL on DAY, then every 90 days. I am',
        now: 'charged $39.00 today, DAY, and then every 90 days until I cancel.',
        every: 'charged $39.00 on DAY, and then every 105 days instead of every 90 days until I cancel.',
        undo: 'charged $39.00 on DAY, and then every 90 days until I cancel.',
      },
    ],
    [
      'when a discount lowers only the next one',
      2,
      {
        join: '$64.96 instead of $31.20 for Minoxidil 5% foam and Thickening shampoo, 240 mL on DAY, then $81.20 every 90 days. I am',
        now: 'charged $31.20 today, DAY, and then $39.00 every 90 days until I cancel.',
        every:
          'charged $31.20 on DAY, and then $39.00 every 105 days instead of every 90 days until I cancel.',
        undo: 'charged $31.20 on DAY, and then $39.00 every 90 days until I cancel.',
      },
    ],
    [
      'when a discount lowers the next three',
      4,
      {
        join: '$64.96 instead of $31.20 for Minoxidil 5% foam and Thickening shampoo, 240 mL on DAY, then every 90 days, and $81.20 every 90 days from the 4th charge. I am',
        now: 'charged $31.20 today, DAY, and then every 90 days, and $39.00 every 90 days from the 4th charge until I cancel.',
        every:
          'charged $31.20 on DAY, and then every 105 days instead of every 90 days, and $39.00 every 105 days from the 4th charge until I cancel.',
        undo: 'charged $31.20 on DAY, and then every 90 days, and $39.00 every 90 days from the 4th charge until I cancel.',
      },
    ],
  ])('%s', async (_, cycles, expected) => {
    const sam = await paidOrder(cycles);
    harness.clock.advance(4 * DAY_MS);
    const quotes = {
      join: await quoteChange(sam, [shampoo]),
      now: await quoteRefill(sam, { kind: 'send_now' }),
      every: await quoteRefill(sam, { kind: 'every', weeks: 15 }),
      undo: await quoteUndo(sam),
    };
    for (const [which, text] of Object.entries(expected))
      expect(
        quotes[which as keyof typeof quotes].consentText.replace(/[A-Z][a-z]+ \d+, \d{4}/, 'DAY'),
      ).toContain(text);
  });

  it('of a product that takes the place of another one', async () => {
    const sam = await paidOrder(2, [shampoo]);
    const { consentText } = await quoteChange(sam, [sixMonthsOfShampoo], [shampoo]);
    expect(consentText).toContain(', then $77.90 every 180 days. I am');
  });

  it('of a plan that is paused without an end', () => {
    const plan = { productNames: ['Foam'], amount: 3120, everyDays: 90, on: null, credit: 0 };
    const textOf = (amount: number) => undoConsentText({ ...plan, later: { amount, laterSteps: [] } });
    expect(textOf(3120)).toContain('then $31.20 every 90 days until I cancel.');
    expect(textOf(3900)).toContain('then $31.20, and then $39.00 every 90 days until I cancel.');
  });
});

it('the amounts of the text are charged, and another text has another version', async () => {
  const sam = await paidOrder(2);
  const { consentText, consentVersion } = await quoteChange(sam, [shampoo]);
  const longer = await quoteChange(await paidOrder(4), [shampoo]);
  expect(longer.consentVersion).not.toBe(consentVersion);
  const answer = { agreed: true, consentVersion, shownHash: consentHash(consentText) };
  const request = { add: [shampoo], stop: [], ...answer, ip: '192.0.2.1', userAgent: 'test' };
  expectOk(await harness.scope.use(otcChangesPort).apply(sam, request));
  await harness.untilNextCharge(sam);
  await harness.untilNextCharge(sam);
  const [next, later] = [...consentText.matchAll(/: \$([\d.]+)|then \$([\d.]+)/g)].map(([, first, second]) =>
    Math.round(Number(first ?? second) * 100),
  );
  expect(await harness.charges(sam.id)).toEqual([foamPrice * 0.8, next, later]);
  expect(await harness.rows('consent', { person_id: sam.id, version: consentVersion })).toHaveLength(1);
});
