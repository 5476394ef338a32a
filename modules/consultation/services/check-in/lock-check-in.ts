import { orRefuse } from '#kernel/all-or-nothing.ts';
import { notFound } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { checkInRepository } from '../../repositories/check-in/check-ins.ts';
import { type Consultation, consultationRepository } from '../../repositories/consultations.ts';
import type { CheckInVisit } from './check-in-config.ts';

/** The check-in of a locked visit; null when it is none. */
export const checkInOf = async (tx: Scope, consultation: Consultation): Promise<CheckInVisit | null> => {
  const checkIns = checkInRepository(tx.db);
  const checkIn = await checkIns.byId(consultation.id);
  return checkIn && { consultation, checkIn, parts: await checkIns.parts(consultation.id) };
};

/** The check-in to which this questionnaire of the patient belongs, with its visit locked; null when there is none. */
export const findCheckIn = async (
  tx: Scope,
  userId: string,
  responseId: string,
): Promise<CheckInVisit | null> => {
  const consultation = await consultationRepository(tx.db).lockByResponse(userId, responseId);
  return consultation && checkInOf(tx, consultation);
};

/** As `findCheckIn`; refuses another patient's ids, and those of other visits. */
export const lockCheckIn = async (tx: Scope, userId: string, responseId: string): Promise<CheckInVisit> =>
  (await findCheckIn(tx, userId, responseId)) ?? orRefuse(notFound('questionnaire'));
