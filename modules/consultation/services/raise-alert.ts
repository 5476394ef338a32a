import type { Thread } from '#modules/message/index.ts';
import type { Scope } from '#server/scope.ts';
import { openedAlert } from '../domain/opened-alert.ts';
import { consultationEvents } from '../events.ts';
import { consultationRepository } from '../repositories/consultations.ts';

/** An emergency at a locked visit, whatever its status. One that no clinician has closed yet stays as it is. */
export const raiseAlert = async (tx: Scope, { id: consultationId, userId }: Thread): Promise<void> => {
  const consultations = consultationRepository(tx.db);
  const visit = await consultations.lock(consultationId);
  if (!visit) throw new Error('An emergency was raised at a visit that does not exist.');
  const change = openedAlert(visit, tx.clock.now());
  if (change.alertAt) await consultations.update(consultationId, change);
  await tx.emit(consultationEvents.careAlerted, { userId, consultationId });
};
