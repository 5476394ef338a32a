import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Harness } from '../harness/harness.ts';
import { finasteridePrice, foamPrice } from '../harness/products.ts';
import { askForRefund, sendRenewal } from './care-scenarios.ts';
import { type CrashHarness, LIMIT_MS, openCrashHarness } from './crash-harness.ts';
import { expectSame } from './expect-same.ts';

let crash: CrashHarness;
let harness: Harness;
beforeAll(async () => {
  crash = await openCrashHarness('care');
  harness = crash.harness;
});
afterAll(() => crash?.close());

describe('kill -9 between any two steps loses nothing and repeats nothing', () => {
  it(
    'of a request to customer service that ends with a refund: one request, one answer, one refund',
    async () => {
      const { all } = await crash.dieEverywhere('request', 5);
      for (const { patient } of all) await askForRefund(harness.scope, patient);
      await crash.recoverTwice();
      for (const { name, patient } of all) {
        const { actor, request } = patient;
        expect(await crash.books(patient), name).toMatchObject({
          charged: [foamPrice],
          givenBack: [foamPrice],
          invoices: ['refunded'],
        });
        expect(await harness.rows('service_request', { user_id: actor.id }), name).toMatchObject([
          { id: request.checkoutId, status: 'answered' },
        ]);
        expect(await crash.count('service_request_entry', { request_id: request.checkoutId }), name).toBe(2);
        for (const kind of ['service_request_received', 'service_request_answered', 'order_issue_answered'])
          expect(await crash.count('notice', { person_id: actor.id, kind }), `${name}: ${kind}`).toBe(1);
      }
    },
    LIMIT_MS,
  );

  it(
    'of a renewal that is sent with a plan to pause: one visit, one consent, and nothing is charged',
    async () => {
      const { all } = await crash.dieEverywhere('renewal', 4);
      for (const { patient } of all) await sendRenewal(harness.scope, patient);
      await crash.recoverTwice();
      for (const { name, patient } of all) {
        const user = { user_id: patient.actor.id };
        expect(await harness.rows('renewal', user), name).toMatchObject([{ status: 'submitted' }]);
        expect(await crash.count('consultation', { ...user, kind: 'renewal' }), name).toBe(1);
        const consents = { person_id: patient.actor.id, text_id: 'renewal.recurring' };
        expect(await crash.count('consent', consents), name).toBe(1);
        expect((await crash.books(patient)).charged, name).toHaveLength(1);
      }
    },
    LIMIT_MS,
  );

  it(
    'of another plan that a clinician proposed and the patient accepts: it is charged once, and only it ships',
    async () => {
      const { names, all } = await crash.dieEverywhere('plan', 2);
      expect(names).toContain('after pharmacy: cancel');
      await crash.recoverTwice();
      const { price, id: topical } = harness.product('topical_finasteride_and_minoxidil');
      expect(await expectSame(crash, all)).toMatchObject({
        ...{ charged: [price, finasteridePrice].sort(), givenBack: [finasteridePrice], attempts: 1 },
        ...{ invoices: ['paid', 'refunded'], atPharmacy: 2 },
        notices: { subscription_changed: 1, upcoming_charge: 1 },
      });
      for (const { name, patient } of all) {
        const prescriptions = await harness.rows('prescription', { user_id: patient.actor.id });
        const running = prescriptions.filter(({ status }) => status === 'active');
        // Four fills, of which the first went with the charge.
        expect(running, name).toMatchObject([{ product_id: topical, refills_remaining: 3 }]);
      }
    },
    LIMIT_MS,
  );
});
