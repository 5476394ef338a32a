import { type TakenView, visitRegistration } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { takesCheckInPhotos } from '../../domain/check-in/check-in-photos.ts';
import { checkInRepository } from '../../repositories/check-in/check-ins.ts';
import { type Consultation, consultationRepository } from '../../repositories/consultations.ts';
import { takesPhotos } from '../takes-photos.ts';

/** Whether a visit accepts photos now, or lets the patient remove them. */
export const acceptsPhotos = async (tx: Scope, { id, kind, status }: Consultation): Promise<boolean> => {
  if (kind !== 'check_in') return takesPhotos.includes(status);
  const checkIn = await checkInRepository(tx.db).byId(id);
  return checkIn !== null && takesCheckInPhotos(checkIn, tx.clock.now());
};

/** The visit of the patient that a photo is for, locked: a check-in, by its id, or the visit in progress. Null without one. */
export const lockPhotoVisit = async (
  tx: Scope,
  userId: string,
  { view, checkInId }: { readonly view: TakenView; readonly checkInId: string | null },
): Promise<Consultation | null> => {
  const consultations = consultationRepository(tx.db);
  if (checkInId === null) return consultations.lockCurrent(userId, takesPhotos);
  const visit = await consultations.lock(checkInId);
  if (visit?.userId !== userId || visit.kind !== 'check_in') return null;
  const isTaken = visitRegistration('check_in', visit.drugTypes).photos.some((one) => one === view);
  return isTaken && (await acceptsPhotos(tx, visit)) ? visit : null;
};
