import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Harness } from '../harness/harness.ts';
import { finasteridePrice, foamPrice } from '../harness/products.ts';
import { cardsOf, inGeorgia } from './account-scenarios.ts';
import { CREDIT, changeAll } from './change-scenarios.ts';
import { booksOfRefill, type CrashHarness, LIMIT_MS, openCrashHarness } from './crash-harness.ts';
import type { Patient } from './crash-scenario.ts';
import { expectSame } from './expect-same.ts';
import { sendAllNow } from './order-scenarios.ts';

let crash: CrashHarness;
let harness: Harness;
beforeAll(async () => {
  crash = await openCrashHarness('changes');
  harness = crash.harness;
});
afterAll(() => crash?.close());

const notices = ({ actor }: Patient, kind: string) => crash.count('notice', { person_id: actor.id, kind });
const creditUsed = async ({ actor }: Patient): Promise<number[]> => {
  const credits = await harness.rows('credit', { user_id: actor.id });
  const uses = await Promise.all(credits.map(({ id }) => harness.rows('credit_use', { credit_id: id })));
  return uses.flat().map(({ amount }) => amount);
};
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Of the foam in Atlanta, with sales tax. */
const foamInGeorgia = foamPrice + Math.round(foamPrice * 0.0744);
const chargedTwice = [foamPrice, foamPrice, finasteridePrice, finasteridePrice].sort();

describe('kill -9 between any two steps loses nothing and repeats nothing', () => {
  it(
    'of a pause, another size and a cancellation that is taken back: each is made once, and nothing is charged',
    async () => {
      const { all } = await crash.dieEverywhere('changes', 5);
      for (const { patient } of all) await changeAll(harness.scope, patient);
      await crash.recoverTwice();
      for (const { name, patient } of all) {
        const { charged, subscriptions, consents } = await crash.books(patient);
        expect(charged, name).toHaveLength(2);
        expect(subscriptions, name).toEqual(['active 1', 'active 1', 'canceled 1', 'paused 1']);
        expect(consents, name).toBe(3);
        expect(await crash.count('refill_change', { user_id: patient.actor.id }), name).toBe(1);
        for (const kind of ['refill_changed', 'plan_changed', 'cancellation_undone'])
          expect(await notices(patient, kind), `${name}: ${kind}`).toBe(1);
      }
    },
    LIMIT_MS,
  );

  it(
    'of a purchase with a code and credit: both lower it once',
    async () => {
      const { all } = await crash.dieEverywhere('lowered_purchase', 5);
      for (const { patient } of all) await crash.finishPurchase(patient);
      await crash.recoverTwice();
      const whole = Math.round((foamPrice + finasteridePrice) * 0.8);
      for (const { name, patient } of all) {
        const { charged, attempts, invoices, atPharmacy } = await crash.books(patient);
        expect(sum(charged), name).toBe(whole - CREDIT);
        expect(sum(await creditUsed(patient)), name).toBe(CREDIT);
        expect({ attempts, invoices, atPharmacy }, name).toEqual({
          attempts: 1,
          invoices: ['paid', 'paid'],
          atPharmacy: 2,
        });
        const own = await harness.rows('subscription', { user_id: patient.actor.id });
        for (const { id } of own)
          expect(await crash.count('subscription_discount', { subscription_id: id }), name).toBe(1);
      }
    },
    LIMIT_MS,
  );

  it(
    'of the end of two pauses: each refill that was announced is charged and sent once',
    async () => {
      const { all } = await crash.dieEverywhere('resume', 4);
      await crash.recoverTwice();
      for (const { name, patient } of all)
        expect(await crash.books(patient), name).toMatchObject(booksOfRefill);
    },
    LIMIT_MS,
  );

  it(
    'of an invitation that earns credit, and the refill that uses it: both once',
    async () => {
      const { all } = await crash.dieEverywhere('referral', 5);
      await crash.recover();
      for (const { patient } of all) await sendAllNow(harness.scope, patient);
      await crash.recoverTwice();
      for (const { name, patient } of all) {
        const { id } = patient.actor;
        expect(await harness.rows('referral', { referrer_id: id }), name).toMatchObject([
          { status: 'credited' },
        ]);
        expect(await crash.count('credit', { user_id: id }), name).toBe(1);
        expect(await notices(patient, 'referral_credited'), name).toBe(1);
        expect(await creditUsed(patient), name).toEqual([CREDIT]);
        expect((await crash.books(patient)).charged, name).toEqual([foamPrice - CREDIT, foamPrice]);
      }
    },
    LIMIT_MS,
  );

  it(
    'of another address: the refills go there, at the amount that was announced again',
    async () => {
      const { all } = await crash.dieEverywhere('moved', 2);
      await crash.recoverTwice();
      expect(await expectSame(crash, all)).toMatchObject({
        charged: [foamPrice, foamInGeorgia, finasteridePrice, finasteridePrice].sort(),
        ...{ attempts: 1, atPharmacy: 4, refillsTaken: 2, subscriptions: ['active 2', 'active 2'] },
        // The first announcement of the prescription holds: its amount is the same in Georgia.
        notices: { address_changed: 1, upcoming_charge: 3 },
      });
      for (const { name, patient } of all)
        for (const { ship_to } of await harness.rows('customer_order', {
          ...{ user_id: patient.actor.id, kind: 'refill' },
        }))
          expect(ship_to.address, name).toMatchObject(inGeorgia);
    },
    LIMIT_MS,
  );

  it(
    'of refills that are skipped: none is charged on its old day, and each once on the next',
    async () => {
      const { all } = await crash.dieEverywhere('skipped', 2);
      await crash.recoverTwice();
      expect(await expectSame(crash, all)).toMatchObject({
        ...{ charged: chargedTwice, attempts: 1, atPharmacy: 4, refillsTaken: 2 },
        subscriptions: ['active 2', 'active 2'],
        notices: { refill_changed: 2, upcoming_charge: 4 },
      });
      for (const { name, patient } of all)
        expect(await crash.count('refill_change', { user_id: patient.actor.id }), name).toBe(2);
    },
    LIMIT_MS,
  );

  it(
    'of another card in place of the first: the refill is charged to it once',
    async () => {
      const { names, all } = await crash.dieEverywhere('another_card', 2);
      expect(names).toContain('after processor: remove card');
      await crash.recoverTwice();
      expect(await expectSame(crash, all)).toMatchObject({
        ...{ charged: [foamPrice, foamPrice], attempts: 1, atPharmacy: 2, subscriptions: ['active 2'] },
        notices: { card_added: 1 },
      });
      for (const { name, patient } of all) {
        const { newCard = '', actor } = patient;
        expect(await cardsOf(harness.scope, patient), name).toEqual([newCard]);
        expect(await crash.count('charge_attempt', { payment_method_id: newCard }), name).toBe(1);
        for (const action of ['card.added', 'card.default', 'card.removed'])
          expect(await crash.count('audit_log', { subject_id: actor.id, action }), `${name}: ${action}`).toBe(
            1,
          );
        const customer = await harness.knex('payment_customer').where({ user_id: actor.id }).first();
        const atProcessor = await harness.processor.gateway.cards(customer.customer_id);
        expect(
          atProcessor.map(({ paymentMethodId }) => paymentMethodId),
          name,
        ).toEqual([newCard]);
      }
    },
    LIMIT_MS,
  );

  it(
    'of a card that the bank replaced: what the old one declined is charged once',
    async () => {
      const { all } = await crash.dieEverywhere('replaced_card', 2);
      await crash.recoverTwice();
      expect(await expectSame(crash, all)).toMatchObject({
        ...{ charged: [foamPrice, foamPrice], attempts: 2, invoices: ['paid', 'paid'], atPharmacy: 2 },
        ...{ subscriptions: ['active 2'], notices: { payment_failed: 1, card_updated: 1 } },
      });
      for (const { name, patient } of all)
        expect(await harness.rows('payment_card', { user_id: patient.actor.id }), name).toMatchObject([
          { last4: '0077', exp_year: 2040 },
        ]);
    },
    LIMIT_MS,
  );
});
