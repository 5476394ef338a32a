import { addDays } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import { creditsPort } from '#modules/billing/index.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import type { Refusal } from '../domain/referral-state.ts';
import { INVITATION_DAYS, REFERRAL_CREDIT, REFUND_WINDOW_DAYS, YEARLY_CREDITS } from '../domain/terms.ts';
import { type Referral, referralRepository } from '../repositories/referrals.ts';
import { transitionReferral } from './transition-referral.ts';

/** What speaks against a credit; null when nothing does. */
const refusalOf = async (tx: Scope, referral: Referral, friendId: string): Promise<Refusal | null> => {
  const referrals = referralRepository(tx.db);
  const { referrerId } = referral;
  if (await referrals.isSamePerson(referrerId, friendId)) return 'same_person';
  const shared = await tx.use(creditsPort).inCommon(referrerId, friendId);
  if (shared) return shared === 'card' ? 'same_card' : 'same_address';
  const credits = await referrals.creditsSince(referrerId, addDays(tx.clock.now(), -365));
  return credits >= YEARLY_CREDITS ? 'yearly_limit' : null;
};

/** Grants the credit that an invitation earned, or refuses it. Running it twice changes nothing. */
export const judgeReferral = (scope: Scope, id: string): Promise<void> =>
  scope.transaction(async (tx) => {
    const referrals = referralRepository(tx.db);
    const referral = await referrals.lock(id);
    if (referral?.status !== 'signed_up' || !referral.friendId || !referral.orderId) return;
    const credits = tx.use(creditsPort);
    if (!(await credits.isKept(referral.orderId))) {
      // The next order may be kept.
      await referrals.change(id, { orderId: null, shippedAt: null });
      return;
    }
    const qualified = await transitionReferral(tx, referral, 'qualified', 'first order kept');
    const refusedBecause = await refusalOf(tx, qualified, referral.friendId);
    if (refusedBecause) {
      await transitionReferral(tx, qualified, 'refused', refusedBecause, { refusedBecause });
      return;
    }
    const { referrerId } = referral;
    const creditId = await credits.grant(referrerId, { amount: REFERRAL_CREDIT, reason: 'An invitation' });
    await transitionReferral(tx, qualified, 'credited', 'credit granted', { creditId });
    const page = new URL('/referral', tx.settings.origins.app).href;
    await tx.use(accountPort).notify(referrerId, () => ({
      kind: 'referral_credited',
      subject: `You have ${formatMoney(REFERRAL_CREDIT)} of credit`,
      body: `One of your invitations earned you ${formatMoney(REFERRAL_CREDIT)}. We will take it off your next charge. See your invitations: ${page}`,
    }));
  });

const expire = (scope: Scope, id: string, before: Date): Promise<void> =>
  scope.transaction(async (tx) => {
    const referral = await referralRepository(tx.db).lock(id);
    if (!referral || referral.shippedAt || referral.invitedAt > before) return;
    if (referral.status === 'invited' || referral.status === 'signed_up')
      await transitionReferral(tx, referral, 'expired', 'no order in time');
  });

const withIds = (ids: readonly string[]) => ids.map((id) => ({ id }));

const ordersBefore = (scope: Scope): Date => addDays(scope.clock.now(), -REFUND_WINDOW_DAYS);
const invitedBefore = (scope: Scope): Date => addDays(scope.clock.now(), -INVITATION_DAYS);

export const sweeps: readonly SweepDefinition[] = [
  {
    id: 'referral.credit',
    due: (scope) => [referralRepository(scope.db).shippedBefore(ordersBefore(scope))],
    run: async (scope) => {
      const ids = await referralRepository(scope.db).shippedBefore(ordersBefore(scope));
      await eachByItself(scope, 'referral.credit', withIds(ids), ({ id }) => judgeReferral(scope, id));
    },
  },
  {
    id: 'referral.expire',
    due: (scope) => [referralRepository(scope.db).idleSince(invitedBefore(scope))],
    run: async (scope) => {
      const before = invitedBefore(scope);
      const ids = await referralRepository(scope.db).idleSince(before);
      await eachByItself(scope, 'referral.expire', withIds(ids), ({ id }) => expire(scope, id, before));
    },
  },
];
