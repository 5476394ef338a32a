import { accountPort } from '#modules/account/index.ts';
import { messagePort, patientAuthor } from '#modules/message/index.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { stepAfter } from '../domain/states/index.ts';
import type { ConsultationService } from '../index.ts';
import type { Consultation } from '../repositories/consultations.ts';
import type { Journey } from '../repositories/journeys.ts';
import { renewalPauseRepository } from '../repositories/renewal-pauses.ts';
import { nextStep } from './next-step.ts';
import { sendRenewalPhotos } from './photos/renewal-photos.ts';
import { transitionJourney } from './transitions.ts';

type RenewalInput = Parameters<ConsultationService['submitRenewal']>[1];

/** What is sent with the answers of a renewal: photos, what the patient would like to change, and pauses that begin with its approval. */
export const sendExtras = async (
  tx: Scope,
  { consultation, journey }: { readonly consultation: Consultation; readonly journey: Journey },
  { userId, wish, pauses = [], arePhotosDone = false }: RenewalInput,
  cause: Cause,
): Promise<void> => {
  const patient = { role: 'patient', id: userId, impersonatorId: null } as const;
  // Also when the system submits an emergency: the patient took the photos.
  await sendRenewalPhotos(tx, consultation, { actor: patient, reason: 'taken for the renewal' });
  const { id: consultationId } = consultation;
  await renewalPauseRepository(tx.db).insert(
    pauses.map((pause) => ({ ...pause, consultationId, requestId: tx.ids.uuid() })),
  );
  if (wish) {
    const person = await tx.use(accountPort).person(userId);
    await tx.use(messagePort).write(consultation, patientAuthor(userId, person), wish);
  }
  if (arePhotosDone && journey.status === 'awaiting_media')
    await transitionJourney(
      tx,
      journey,
      await nextStep(tx, userId, stepAfter(journey.kind, 'awaiting_media')),
      cause,
    );
};
