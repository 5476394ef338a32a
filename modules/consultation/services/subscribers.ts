import { systemActor } from '#server/actor.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { moveConsultation, moveJourney, movePrescription } from './moves.ts';

/** A first parcel is out: the matter is done, the thread stays open, and used-up prescriptions are complete. */
const orderShipped = async (tx: Scope, orderId: string): Promise<void> => {
  const cause = { actor: systemActor, reason: 'order shipped' };
  for (const id of await journeyRepository(tx.db).consultationsOfOrder(orderId)) {
    const consultation = await consultationRepository(tx.db).lock(id);
    if (!consultation) continue;
    const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
    if (consultation.status === 'approved') await moveConsultation(tx, consultation, 'follow_up', cause);
    if (journey.status === 'in_fulfilment') await moveJourney(tx, journey, 'completed', cause);
  }
  for (const prescription of await prescriptionRepository(tx.db).lockFilledFor(orderId))
    if (prescription.status === 'active' && prescription.refillsRemaining === 0)
      await movePrescription(tx, prescription, 'completed', { actor: systemActor, reason: 'all fills used' });
};

export const subscribers: readonly SubscriberDefinition[] = [
  {
    id: 'consultation.orderShipped',
    event: 'order.shipped',
    handle: (scope, event) => orderShipped(scope, String(event.payload.orderId)),
  },
];
