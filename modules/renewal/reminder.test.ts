import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { billingEvents, prescriptionGatePort } from '#modules/billing/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import {
  patientDueForRenewal,
  renewalStatuses,
  reviewOf,
  sendRenewal,
  startRenewal,
} from '#test/harness/renewal-api.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';
import { renewalModule } from './module.ts';

const { harness, maya } = await openFileDeskHarness({ modules: [...careModules, renewalModule] });
beforeEach(() => harness.clock.set('2026-11-20T12:00:00Z'));

const advance = (days: number) => harness.clock.advance(days * DAY_MS);
const renewals = (user: SignedInUser) => renewalStatuses(harness, user);
const noticesOf = (user: SignedInUser): Promise<{ subject: string; body: string }[]> =>
  harness.scope.db('notice').select('subject', 'body').where({ person_id: user.id, kind: 'renewal_open' });

const due = () => patientDueForRenewal(harness);

describe('the renewal reminder', () => {
  it('is sent once in writing when the renewal opens, without health information', async () => {
    const { user } = await harness.prescription({ drugTypes: ['finasteride'] });
    await harness.sweep();
    advance(334);
    await harness.sweep();
    expect(await noticesOf(user)).toEqual([]);
    advance(1);
    await Promise.all([harness.sweep(), harness.sweep()]);
    await harness.sweep();
    advance(10);
    await harness.sweep();
    const notices = await noticesOf(user);
    expect(notices.map(({ subject }) => subject)).toEqual(['It is time for your renewal']);
    expect(notices[0]?.body).toMatch(/\/renewal$/);
    expect(JSON.stringify(notices)).not.toMatch(/finasteride|hair|medicine/i);
    expect(await renewals(user)).toEqual(['open']);
  });

  it('is sent when the last refill ships, and not for an earlier one', async () => {
    const { user } = await harness.prescription({ drugTypes: ['finasteride'] });
    const [id] = await harness.scope.db('prescription').where({ user_id: user.id }).pluck('id');
    const ship = async () => {
      const orderId = harness.scope.ids.uuid();
      await harness.makeScope().use(prescriptionGatePort).consumeRefill(id, orderId);
      await harness.scope.emit(billingEvents.orderShipped, { userId: user.id, orderId });
      await harness.drain();
      await harness.sweep();
    };
    await harness.scope.db('prescription').where({ id }).update({ refills_remaining: 2 });
    await ship();
    expect(await noticesOf(user)).toHaveLength(0);
    await ship();
    expect(await noticesOf(user)).toHaveLength(1);
  });

  it('is not sent to a patient who already started the renewal', async () => {
    const user = await due();
    await startRenewal(harness, user);
    await harness.sweep();
    expect(await noticesOf(user)).toEqual([]);
  });

  it('is sent again a year later', async () => {
    const user = await due();
    await harness.sweep();
    await sendRenewal(harness, user);
    await harness.api(maya, APPROVE, decision(await reviewOf(harness, user)));
    await harness.drain();
    await harness.sweep();
    expect(await noticesOf(user)).toHaveLength(1);
    advance(336);
    await harness.sweep();
    expect(await noticesOf(user)).toHaveLength(2);
  });
});

describe('the reminders of an open renewal', () => {
  const remindersOf = async (user: SignedInUser): Promise<string[]> =>
    (
      await harness.scope.db('notice').select('subject').where({ person_id: user.id, kind: 'renewal_due' })
    ).map(({ subject }) => subject);
  /** What was prescribed half a year ago has no refills left: the renewal is open, and the yearly check-in is not due. */
  const openEarly = async () => {
    const { user } = await harness.prescription({ drugTypes: ['finasteride'] });
    const endsAt = new Date(harness.clock.now().getTime() + 40 * DAY_MS);
    await harness.scope.db('prescription').where({ user_id: user.id }).update({ expires_at: endsAt });
    await harness.scope
      .db('renewal_check')
      .insert({ user_id: user.id, check_at: harness.clock.now() })
      .onConflict('user_id')
      .merge();
    return user;
  };

  it('come 14, 7 and 1 days before the prescription ends, each once', async () => {
    const user = await openEarly();
    for (const days of [11, 15, 1, 6, 1, 5, 2, 3]) {
      advance(days);
      await Promise.all([harness.sweep(), harness.sweep()]);
    }
    expect(await noticesOf(user)).toHaveLength(1);
    expect(await remindersOf(user)).toEqual([
      'Your renewal: two weeks left',
      'Your renewal: one week left',
      'Your renewal: one day left',
    ]);
  });

  it('do not come once it was sent', async () => {
    const user = await openEarly();
    advance(11);
    await harness.sweep();
    await sendRenewal(harness, user);
    for (const days of [16, 8, 4]) {
      advance(days);
      await harness.sweep();
    }
    expect(await remindersOf(user)).toEqual([]);
  });
});
