import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { accountEvents } from '#modules/account/index.ts';
import { creditsPort } from '#modules/billing/index.ts';
import { namesHealth } from '#modules/mail/domain/names-health.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderModules } from '#test/harness/order-modules.ts';
import { foam, foamPrice } from '#test/harness/products.ts';
import { REFERRAL_CREDIT, REFUND_WINDOW_DAYS, YEARLY_CREDITS } from './domain/terms.ts';
import { referralModule } from './module.ts';
import { invitationText } from './ui/invitation-text.ts';

const harness = await openFileHarness({ modules: [...orderModules, referralModule] });

let visitors = 0;
const newLead = (): string => {
  visitors += 1;
  return `00000000-0000-4000-9000-${String(visitors).padStart(12, '0')}`;
};

const LINK = 'mutation { createReferralLink }';
const FOLLOW = 'mutation($code: String!) { acceptInvitation(code: $code) }';
const OWN = '{ currentUser { referrals { url credit perInvitation list { label } } } }';
const DESK = '{ deskReferrals { friendEmail status refusal } }';

const pass = async (days: number) => {
  harness.clock.set(addDays(harness.clock.now(), days));
  await harness.sweep();
  await harness.drain();
};
const codeOf = async (referrer: SignedInUser): Promise<string> => {
  const { createReferralLink: url } = dataOf<{ createReferralLink: string }>(
    await harness.api(referrer, LINK),
  );
  return new URL(url).searchParams.get('invite') ?? '';
};
const follow = async (code: string, leadId: string) =>
  dataOf<{ acceptInvitation: boolean }>(await harness.api(null, FOLLOW, { code }, null, { leadId }))
    .acceptInvitation;
/** A visitor follows the link, signs up, orders and has it shipped. */
const signUp = async (leadId: string, friend: SignedInUser) => {
  await harness.scope.transaction((tx) => tx.emit(accountEvents.leadClaimed, { userId: friend.id, leadId }));
  await harness.drain();
};
const shipped = async (friend: SignedInUser) => {
  await harness.order({ patient: friend, products: [foam] });
  await harness.drain();
  await pass(1);
  await pass(3);
};
const invited = async (referrer: SignedInUser, friend?: SignedInUser) => {
  const leadId = newLead();
  expect(await follow(await codeOf(referrer), leadId)).toBe(true);
  const person = friend ?? (await harness.account());
  await signUp(leadId, person);
  return { leadId, friend: person };
};
const referralOf = async (leadId: string) => (await harness.rows('referral', { lead_id: leadId }))[0];
const creditOf = (user: SignedInUser) => harness.scope.use(creditsPort).available(user.id);

describe('S2.26: an invitation', () => {
  it('goes from invited over signed up and qualified to credited, once the refund window is past', async () => {
    const referrer = await harness.account();
    const { leadId, friend } = await invited(referrer);
    expect(await referralOf(leadId)).toMatchObject({ status: 'signed_up', friend_id: friend.id });
    await shipped(friend);
    expect(await referralOf(leadId)).toMatchObject({ status: 'signed_up', order_id: expect.any(String) });
    await pass(REFUND_WINDOW_DAYS - 6);
    expect(await creditOf(referrer)).toBe(0);
    await pass(7);
    expect(await referralOf(leadId)).toMatchObject({ status: 'credited' });
    expect(await creditOf(referrer)).toBe(REFERRAL_CREDIT);
    const states = await harness.rows('state_transition', { entity: 'referral' });
    expect(states.map(({ to_state: to }) => to)).toEqual(
      expect.arrayContaining(['invited', 'signed_up', 'qualified', 'credited']),
    );
    const entries = await harness.rows('journal_entry', { event: 'credit_granted' });
    expect(entries).toHaveLength(1);
    const [notice] = await harness.rows('notice', { person_id: referrer.id, kind: 'referral_credited' });
    expect(notice.body).not.toContain(friend.email);
    const own = dataOf<{ currentUser: { referrals: { credit: number; list: unknown[] } } }>(
      await harness.api(referrer, OWN),
    );
    expect(own.currentUser.referrals).toMatchObject({
      credit: REFERRAL_CREDIT,
      list: [{ label: 'You got credit' }],
    });
    expect(JSON.stringify(own)).not.toContain(friend.email);
    // Swept again, or by two processes: nothing more.
    await Promise.all([pass(1), pass(1)]);
    expect(await creditOf(referrer)).toBe(REFERRAL_CREDIT);
  });

  it('is made with a link that names nothing about health, and is the same whenever it is asked for', async () => {
    const referrer = await harness.account();
    const code = await codeOf(referrer);
    expect(await codeOf(referrer)).toBe(code);
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{10}$/);
  });

  it('is passed on with words that tell nothing about health or about the sender', async () => {
    const referrer = await harness.account();
    await harness.order({ patient: referrer, products: [foam] });
    const { createReferralLink: url } = dataOf<{ createReferralLink: string }>(
      await harness.api(referrer, LINK),
    );
    const shared = invitationText(url);
    expect(shared).toContain(url);
    expect(namesHealth(shared.replaceAll(/[/?&=.:-]/g, ' '))).toBe(false);
    for (const told of [referrer.id, referrer.email]) expect(shared).not.toContain(told);
  });

  it('counts once for a visitor, and not for an unknown link or a signed-in person', async () => {
    const [one, other] = [await harness.account(), await harness.account()];
    const leadId = newLead();
    expect(await follow(await codeOf(one), leadId)).toBe(true);
    expect(await follow(await codeOf(one), leadId)).toBe(true);
    expect(await follow(await codeOf(other), leadId)).toBe(false);
    expect(await harness.rows('referral', { lead_id: leadId })).toHaveLength(1);
    expect(await follow('abcdefghjk', newLead())).toBe(false);
    expect(await follow("' or 1=1", newLead())).toBe(false);
    expect(dataOf(await harness.api(other, FOLLOW, { code: await codeOf(one) }))).toEqual({
      acceptInvitation: false,
    });
    await signUp(leadId, await harness.account());
    expect(await follow(await codeOf(one), leadId)).toBe(false);
  });

  it('waits for the next order when the first one went back', async () => {
    const referrer = await harness.account();
    const { leadId, friend } = await invited(referrer);
    await shipped(friend);
    const { order_id: orderId } = await referralOf(leadId);
    await harness.scope.db('customer_order').where({ id: orderId }).update({ status: 'returned' });
    await pass(REFUND_WINDOW_DAYS + 1);
    expect(await referralOf(leadId)).toMatchObject({ status: 'signed_up', order_id: null });
    expect(await creditOf(referrer)).toBe(0);
  });

  it('ends when nobody orders with it', async () => {
    const referrer = await harness.account();
    const leadId = newLead();
    await follow(await codeOf(referrer), leadId);
    await pass(181);
    expect(await referralOf(leadId)).toMatchObject({ status: 'expired' });
  });
});

describe('no credit, and the reason for operators alone', () => {
  const reasonOf = async (leadId: string) => (await referralOf(leadId)).refused_because;
  const judged = async (referrer: SignedInUser, friend: SignedInUser, leadId: string) => {
    await shipped(friend);
    await pass(REFUND_WINDOW_DAYS + 1);
    expect(await referralOf(leadId)).toMatchObject({ status: 'refused' });
    expect(await creditOf(referrer)).toBe(0);
    return reasonOf(leadId);
  };

  it('for an account that may be the same person’s', async () => {
    const referrer = await harness.account();
    const leadId = newLead();
    await follow(await codeOf(referrer), leadId);
    await signUp(leadId, referrer);
    expect(await reasonOf(leadId)).toBe('same_person');
  });

  it('for somebody who had ordered before', async () => {
    const referrer = await harness.account();
    const { patient } = await harness.order({ products: [foam] });
    await harness.drain();
    await pass(1);
    const { leadId } = await invited(referrer, patient);
    expect(await reasonOf(leadId)).toBe('had_ordered');
  });

  it('for two accounts with one card, or with one address', async () => {
    const { patient: referrer } = await harness.order({ products: [foam] });
    await harness.drain();
    const byCard = await invited(referrer);
    const byAddress = await invited(referrer);
    await shipped(byCard.friend);
    await shipped(byAddress.friend);
    const db = harness.scope.db;
    const [card] = await harness.rows('payment_card', { user_id: referrer.id });
    await db('payment_card').where({ user_id: byCard.friend.id }).update({ fingerprint: card.fingerprint });
    const [order] = await harness.rows('customer_order', { user_id: referrer.id });
    await db('customer_order')
      .where({ user_id: byAddress.friend.id })
      .update({ ship_to: JSON.stringify(order.ship_to) });
    await pass(REFUND_WINDOW_DAYS + 1);
    expect(await reasonOf(byCard.leadId)).toBe('same_card');
    expect(await reasonOf(byAddress.leadId)).toBe('same_address');
    expect(await creditOf(referrer)).toBe(0);
  });

  it('after the most credits of a year', async () => {
    const referrer = await harness.account();
    const { leadId, friend } = await invited(referrer);
    const [{ id: creditId }] = await harness.rows('credit', {});
    const now = harness.clock.now();
    await harness.scope.db('referral').insert(
      Array.from({ length: YEARLY_CREDITS }, () => ({
        id: harness.scope.ids.uuid(),
        referrer_id: referrer.id,
        lead_id: harness.scope.ids.uuid(),
        status: 'credited',
        status_at: now,
        invited_at: now,
        credit_id: creditId,
      })),
    );
    expect(await judged(referrer, friend, leadId)).toBe('yearly_limit');
    const operator = await harness.operator();
    const { deskReferrals } = dataOf<{ deskReferrals: { friendEmail: string; refusal: string }[] }>(
      await harness.api(operator, DESK),
    );
    expect(deskReferrals.find(({ friendEmail }) => friendEmail === friend.email)?.refusal).toBe(
      'The most credits of a year were granted already',
    );
    const codes = async (user: SignedInUser | null) =>
      (await harness.api(user, DESK)).errors?.[0]?.extensions.code;
    expect(await codes(referrer)).toBe('FORBIDDEN');
    expect(await codes(null)).toBe('UNAUTHENTICATED');
    expect(await codes(await harness.clinician())).toBe('FORBIDDEN');
  });
});

it('is used at the next charge: announced, a line of the invoice, and what is left stays', async () => {
  const { patient } = await harness.order({ products: [foam] });
  await harness.drain();
  const credits = harness.scope.use(creditsPort);
  await harness.scope.transaction((tx) =>
    tx.use(creditsPort).grant(patient.id, { amount: foamPrice + 500, reason: 'Test' }),
  );
  const before = await harness.charges(patient.id);
  await harness.untilNextCharge(patient);
  // Paid by credit as a whole, so no card was charged.
  expect(await harness.charges(patient.id)).toEqual(before);
  expect(await credits.available(patient.id)).toBe(500);
  const [notice] = await harness.rows('notice', { person_id: patient.id, kind: 'upcoming_charge' });
  expect(notice.body).toContain('We will take your credit of $39.00 off this charge.');
  await harness.untilNextCharge(patient);
  expect(await harness.charges(patient.id)).toEqual([...before, foamPrice - 500]);
  expect(await credits.available(patient.id)).toBe(0);
  const lines = await harness.rows('invoice_line', { kind: 'credit' });
  expect(lines.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-foamPrice, -500]);
});
