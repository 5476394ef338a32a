import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Harness } from '../harness/harness.ts';
import { finasteridePrice, foamPrice } from '../harness/products.ts';
import { type CrashHarness, type Death, LIMIT_MS, openCrashHarness } from './crash-harness.ts';
import {
  acceptPlan,
  cancelDeposit,
  declineAndEnd,
  FEE,
  refuseVisit,
  takeOffer,
  useDeposit,
} from './service-scenarios.ts';

let crash: CrashHarness;
let harness: Harness;
beforeAll(async () => {
  crash = await openCrashHarness('services');
  harness = crash.harness;
});
afterAll(() => crash?.close());

/** Everybody repeats what got no answer; then the product finishes the rest. */
const repeat = async (
  all: readonly Death[],
  flow: (scope: Harness['scope'], patient: Death['patient']) => Promise<void>,
): Promise<void> => {
  for (const { patient } of all) await flow(harness.scope, patient);
  await crash.recoverTwice();
};
/** A charge that was stored and never sent is withdrawn when what it was for ends. */
const isUncharged = (death: string): boolean => death.endsWith('before processor: charge');

const statusesOf = async (table: string, { actor }: Death['patient']) =>
  (await harness.rows(table, { user_id: actor.id })).map(({ status }) => status);

describe('kill -9 between any two steps loses nothing and repeats nothing', () => {
  it(
    'of a visit whose fee is paid and that is refused: what was charged is given back, once',
    async () => {
      const { all } = await crash.dieEverywhere('visit_refused', 5);
      await repeat(all, refuseVisit);
      for (const { name, patient } of all)
        expect(await crash.books(patient), name).toMatchObject({
          ...(isUncharged(name)
            ? { charged: [], givenBack: [], orders: ['canceled'], invoices: ['void'] }
            : { charged: [FEE], givenBack: [FEE], orders: ['refunded'], invoices: ['refunded'] }),
          ...{ attempts: 1, atPharmacy: 0, subscriptions: [] },
        });
    },
    LIMIT_MS,
  );

  it(
    'of a plan that is accepted with the fee of its visit: one order, one charge, one package',
    async () => {
      const { all } = await crash.dieEverywhere('first_plan', 5);
      await repeat(all, acceptPlan);
      for (const { name, patient } of all)
        expect(await crash.books(patient), name).toMatchObject({
          ...{ charged: [finasteridePrice + FEE], givenBack: [], attempts: 1, invoices: ['paid'] },
          ...{ atPharmacy: 1, refillsTaken: 1, subscriptions: ['active 1'] },
        });
    },
    LIMIT_MS,
  );

  it(
    'of a deposit that is canceled before its day: what was charged is given back, once',
    async () => {
      const { all } = await crash.dieEverywhere('deposit', 5);
      await repeat(all, cancelDeposit);
      for (const { name, patient } of all) {
        const { charged, givenBack, orders, invoices } = await crash.books(patient);
        expect(charged, name).toHaveLength(isUncharged(name) ? 0 : 1);
        expect({ givenBack, orders, invoices }, name).toEqual({
          givenBack: charged,
          ...(isUncharged(name)
            ? { orders: ['canceled'], invoices: ['void'] }
            : { orders: ['refunded'], invoices: ['refunded'] }),
        });
        const notice = { person_id: patient.actor.id, kind: 'deposit_canceled' };
        expect(await crash.count('notice', notice), name).toBe(1);
      }
    },
    LIMIT_MS,
  );

  it(
    'of a deposit after its day: nothing goes back, and its outcome is stored once',
    async () => {
      const { all } = await crash.dieEverywhere('deposit_used', 3);
      await repeat(all, useDeposit);
      for (const { name, patient } of all) {
        const { charged, givenBack, orders } = await crash.books(patient);
        expect(charged, name).toHaveLength(1);
        expect({ givenBack, orders }, name).toEqual({ givenBack: [], orders: ['delivered'] });
        const [{ id }] = await harness.rows('customer_order', { user_id: patient.actor.id });
        const moves = await harness.rows('state_transition', { entity_id: id, to_state: 'delivered' });
        expect(moves, name).toHaveLength(1);
      }
    },
    LIMIT_MS,
  );

  it(
    'of an offer that is made and accepted: one offer, one email, one charge at its price',
    async () => {
      const { all } = await crash.dieEverywhere('offer', 5);
      await repeat(all, takeOffer);
      for (const { name, patient } of all) {
        expect(await statusesOf('offer', patient), name).toEqual(['accepted']);
        expect(await crash.books(patient), name).toMatchObject({
          charged: [foamPrice * 0.8, foamPrice].sort(),
          givenBack: [],
          attempts: 1,
          invoices: ['paid', 'paid'],
        });
        for (const kind of ['offer_made', 'offer_accepted'])
          expect(await crash.count('notice', { person_id: patient.actor.id, kind }), `${name}: ${kind}`).toBe(
            1,
          );
      }
    },
    LIMIT_MS,
  );

  it(
    'of an offer that is declined: it stays declined, and nothing starts again',
    async () => {
      const { all } = await crash.dieEverywhere('offer_declined', 3);
      await repeat(all, declineAndEnd);
      for (const { name, patient } of all) {
        expect(await statusesOf('offer', patient), name).toEqual(['declined']);
        expect((await crash.books(patient)).charged, name).toEqual([foamPrice]);
        expect(await statusesOf('subscription', patient), name).toEqual(['canceled']);
      }
    },
    LIMIT_MS,
  );
});
