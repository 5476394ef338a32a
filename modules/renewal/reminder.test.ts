import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { billingEvents, prescriptionGatePort } from '#modules/billing/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { openWorld, reviewOf, sendRenewal, start, treated, type World } from '#test/harness/care/renewal.ts';
import { APPROVE, decision } from '#test/harness/care/visit.ts';

let world: World;
let maya: SignedInUser;
beforeAll(async () => {
  world = await openWorld();
  maya = await world.clinician();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set('2026-11-20T12:00:00Z'));

const advance = (days: number) => world.clock.advance(days * DAY_MS);
const renewals = (user: SignedInUser): Promise<string[]> =>
  world.scope.db('renewal').where({ user_id: user.id }).orderBy('created_at').pluck('status');
const noticesOf = (user: SignedInUser): Promise<{ subject: string; body: string }[]> =>
  world.scope.db('notice').select('subject', 'body').where({ person_id: user.id, kind: 'renewal_open' });

/** Patient whose renewal opened today. */
const due = async (): Promise<SignedInUser> => {
  const user = await treated(world, maya);
  advance(335);
  return user;
};

describe('the reminder', () => {
  it('comes once in writing when the renewal opens, without a word about health', async () => {
    const user = await treated(world, maya);
    await world.sweep();
    advance(334);
    await world.sweep();
    expect(await noticesOf(user)).toEqual([]);
    advance(1);
    await Promise.all([world.sweep(), world.sweep()]);
    await world.sweep();
    advance(10);
    await world.sweep();
    const notices = await noticesOf(user);
    expect(notices.map(({ subject }) => subject)).toEqual(['It is time for your renewal']);
    expect(notices[0]?.body).toMatch(/\/renewal$/);
    expect(JSON.stringify(notices)).not.toMatch(/finasteride|hair|medicine/i);
    expect(await renewals(user)).toEqual(['open']);
  });

  it('comes with the last package, and not for another one', async () => {
    const user = await treated(world, maya);
    const [id] = await world.scope.db('prescription').where({ user_id: user.id }).pluck('id');
    const ship = async () => {
      const orderId = world.scope.ids.uuid();
      await world.makeScope().use(prescriptionGatePort).consumeRefill(id, orderId);
      await world.scope.emit(billingEvents.orderShipped, { userId: user.id, orderId });
      await world.drain();
      await world.sweep();
    };
    await world.scope.db('prescription').where({ id }).update({ refills_remaining: 2 });
    await ship();
    expect(await noticesOf(user)).toHaveLength(0);
    await ship();
    expect(await noticesOf(user)).toHaveLength(1);
  });

  it('does not come to who began by himself', async () => {
    const user = await due();
    await start(world, user);
    await world.sweep();
    expect(await noticesOf(user)).toEqual([]);
  });

  it('comes again a year later', async () => {
    const user = await due();
    await world.sweep();
    await sendRenewal(world, user);
    await world.api(maya, APPROVE, decision(await reviewOf(world, user)));
    await world.drain();
    await world.sweep();
    expect(await noticesOf(user)).toHaveLength(1);
    advance(336);
    await world.sweep();
    expect(await noticesOf(user)).toHaveLength(2);
  });
});
