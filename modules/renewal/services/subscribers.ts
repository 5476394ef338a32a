import type { Actor } from '#server/actor.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { renewalRepository } from '../repositories/renewals.ts';
import { watchRepository } from '../repositories/watches.ts';
import { moveRenewal } from './moves.ts';

/** The clinician of the visit, whose name stands in the visit's own record. */
const clinician: Actor = { role: 'clinician', id: null, impersonatorId: null };

const settle = async (tx: Scope, consultationId: string, to: 'approved' | 'denied'): Promise<void> => {
  const renewal = await renewalRepository(tx.db).lockByConsultation(consultationId);
  if (renewal?.status === 'submitted')
    await moveRenewal(tx, renewal, to, { actor: clinician, reason: `visit ${consultationId}` });
};

const lookAgain = (tx: Scope, userId: string): Promise<void> =>
  watchRepository(tx.db).lookAt(userId, tx.clock.now());

/** Decisions end renewals; new prescriptions and shipments change when the next one opens. */
export const subscribers: readonly SubscriberDefinition[] = [
  {
    id: 'renewal.approved',
    event: 'consultation.approved',
    handle: async (tx, { payload }) => {
      await settle(tx, String(payload.consultationId), 'approved');
      await lookAgain(tx, String(payload.userId));
    },
  },
  {
    id: 'renewal.refused',
    event: 'consultation.refused',
    handle: (tx, { payload }) => settle(tx, String(payload.consultationId), 'denied'),
  },
  {
    id: 'renewal.shipped',
    event: 'order.shipped',
    handle: (tx, { payload }) => lookAgain(tx, String(payload.userId)),
  },
];
