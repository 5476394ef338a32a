import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays } from '#kernel/dates.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { type Cause, recordCreation, transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { identificationInput } from '../../domain/photos/identification-input.ts';
import {
  type IdentificationStatus,
  identificationMachine,
  KEPT_UNREAD_DAYS,
} from '../../domain/photos/identification-machine.ts';
import { isDocumentComplete } from '../../domain/photos/is-document-complete.ts';
import { stepAfter } from '../../domain/states/index.ts';
import { type Consultation, consultationRepository } from '../../repositories/consultations.ts';
import { journeyRepository } from '../../repositories/journeys.ts';
import {
  type Identification,
  type IdentificationChange,
  identificationRepository,
} from '../../repositories/photos/identifications.ts';
import { photoRepository } from '../../repositories/photos.ts';
import { backToReview } from '../back-to-review.ts';
import { reportAlarmingTexts } from '../report-alarming-texts.ts';
import { takesPhotos } from '../takes-photos.ts';
import { transitionJourney } from '../transitions.ts';
import { waitForCall } from '../wait-for-call.ts';

/** Changes the status of a locked identification together with other columns; without a new status only these. */
export const changeIdentification = async (
  tx: Scope,
  identification: Identification,
  to: IdentificationStatus,
  cause: Cause,
  change: IdentificationChange = {},
): Promise<void> => {
  const { id, status: from } = identification;
  if (from !== to)
    await transition(tx, identificationMachine, { entity: 'identification', id, from }, to, cause);
  await identificationRepository(tx.db).update(id, { ...change, status: to });
};

/** The identification of a locked visit, begun when there is none. */
export const openIdentification = async (
  tx: Scope,
  { id: consultationId, userId }: Consultation,
  cause: Cause,
  askedBy: string | null = null,
): Promise<Identification> => {
  const identifications = identificationRepository(tx.db);
  const existing = await identifications.lock(consultationId);
  if (existing) return existing;
  const identification: Identification = {
    id: tx.ids.uuid(),
    consultationId,
    userId,
    status: 'asked',
    method: null,
    note: null,
    askedBy,
    askedAt: tx.clock.now(),
    sentAt: null,
    readName: null,
    readDob: null,
    readBy: null,
    readAt: null,
    remark: null,
    deleteAt: null,
    deletedAt: null,
  };
  await identifications.insert(identification);
  await recordCreation(tx, 'identification', identification, cause);
  return identification;
};

/** A picture of a document was stored: it has a date on which it is deleted. */
export const documentStored = async (tx: Scope, consultation: Consultation, cause: Cause): Promise<void> => {
  const { id } = await openIdentification(tx, consultation, cause);
  await identificationRepository(tx.db).update(id, {
    deleteAt: addDays(tx.clock.now(), KEPT_UNREAD_DAYS),
    deletedAt: null,
  });
};

/** The last rejected picture of a document was taken again: it waits for the clinician. */
export const documentTakenAgain = async (
  tx: Scope,
  consultationId: string,
  photos: Parameters<typeof isDocumentComplete>[0],
  cause: Cause,
): Promise<void> => {
  const identification = await identificationRepository(tx.db).lock(consultationId);
  const wasSent = identification?.status === 'asked' && identification.sentAt !== null;
  if (wasSent && isDocumentComplete(photos))
    await changeIdentification(tx, identification, 'sent', cause, { sentAt: tx.clock.now() });
};

/** A visit asks for identification once its questions are answered. */
const inReview = takesPhotos.filter((status) => status !== 'draft');

const noVisit = fail('CONFLICT', 'There is no visit that asks who you are now.');
const incomplete = badInput([
  { field: 'method', message: 'Add both sides of your ID, or the photo page of your passport.' },
]);
const noNote = badInput([{ field: 'note', message: 'Tell us what you have, or when we can reach you.' }]);

/**
 * The patient submits their identification: a document with its pictures, or another way, which a clinician reviews
 * manually. The case continues. BAD_USER_INPUT names `method` and `note`; CONFLICT without an open visit, or once it is
 * confirmed. Repeating it changes nothing.
 */
export const sendIdentification = (
  scope: Scope,
  actor: Actor,
  userId: string,
  input: unknown,
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { method, note } = orRefuse(readInput(identificationInput, input));
    const consultation = await consultationRepository(tx.db).lockCurrent(userId, inReview);
    if (!consultation) return orRefuse(noVisit);
    const cause = { actor, reason: 'identification sent' };
    const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
    if (method === 'document') {
      const set = await photoRepository(tx.db).lockSet(consultation.id);
      const photos = set ? await photoRepository(tx.db).ofSet(set.id) : [];
      if (!isDocumentComplete(photos)) return orRefuse(incomplete);
    } else if (note === null) return orRefuse(noNote);
    const identification = await openIdentification(tx, consultation, cause);
    if (identification.status === 'confirmed') return orRefuse(noVisit);
    await changeIdentification(tx, identification, 'sent', cause, { method, note, sentAt: tx.clock.now() });
    if (journey.status === 'awaiting_identification')
      await transitionJourney(tx, journey, stepAfter(journey.kind, 'awaiting_identification'), cause);
    const set = await photoRepository(tx.db).lockSet(consultation.id);
    const photos = set ? await photoRepository(tx.db).ofSet(set.id) : [];
    if (!photos.some(({ status }) => status === 'rejected'))
      await backToReview(tx, actor, consultation, 'identification sent');
    await waitForCall(tx, consultation.id);
    await reportAlarmingTexts(tx, consultation, note === null ? [] : [note]);
    return true;
  });
