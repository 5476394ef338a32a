import { billingEvents } from '#modules/billing/index.ts';
import { consultationEvents } from '#modules/consultation/index.ts';
import type { Actor } from '#server/actor.ts';
import { subscribe } from '#server/events/subscribe.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { renewalCheckRepository } from '../repositories/renewal-checks.ts';
import { renewalRepository } from '../repositories/renewals.ts';
import { transitionRenewal } from './transitions.ts';

/** Actor for the clinician who decided the visit. */
const clinician: Actor = { role: 'clinician', id: null, impersonatorId: null };

const settle = async (
  tx: Scope,
  consultationId: string,
  to: 'approved' | 'approved_with_changes' | 'denied',
): Promise<void> => {
  const renewal = await renewalRepository(tx.db).lockByConsultation(consultationId);
  if (renewal?.status === 'submitted')
    await transitionRenewal(tx, renewal, to, { actor: clinician, reason: `visit ${consultationId}` });
};

const checkAgain = (tx: Scope, userId: string): Promise<void> =>
  renewalCheckRepository(tx.db).schedule(userId, tx.clock.now());

/** Decisions end renewals; new prescriptions and shipments change when the next one opens. */
export const subscribers: readonly SubscriberDefinition[] = [
  subscribe(
    consultationEvents.approved,
    'renewal.approved',
    async (tx, { consultationId, userId, withChanges }) => {
      await settle(tx, consultationId, withChanges ? 'approved_with_changes' : 'approved');
      await checkAgain(tx, userId);
    },
  ),
  subscribe(consultationEvents.refused, 'renewal.refused', (tx, { consultationId }) =>
    settle(tx, consultationId, 'denied'),
  ),
  subscribe(billingEvents.orderShipped, 'renewal.shipped', (tx, { userId }) => checkAgain(tx, userId)),
];
