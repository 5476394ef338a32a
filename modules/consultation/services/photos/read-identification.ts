import { orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays, type CalendarDate } from '#kernel/dates.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { fail } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { factPort } from '#modules/eligibility/index.ts';
import { messagePort, systemAuthor } from '#modules/message/index.ts';
import type { Actor } from '#server/actor.ts';
import { transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { compareIdentity } from '../../domain/photos/compare-identity.ts';
import { readingInput } from '../../domain/photos/identification-input.ts';
import { KEPT_CONFIRMED_DAYS } from '../../domain/photos/identification-machine.ts';
import { imageMachine } from '../../domain/states/index.ts';
import type { LockedVisit } from '../../index.ts';
import type { Consultation } from '../../repositories/consultations.ts';
import { identificationRepository } from '../../repositories/photos/identifications.ts';
import { photoRepository } from '../../repositories/photos.ts';
import { evaluateFor } from '../evaluate-for.ts';
import { holdWhatIsUnsafe } from '../hold-what-is-unsafe.ts';
import { notices } from '../notices.ts';
import { documentPhotosOf } from './document-photos-of.ts';
import { changeIdentification } from './identification.ts';

/** The name and date that a clinician read back, compared with the account. */
export interface IdentityReading {
  readonly isConfirmed: boolean;
  readonly sameName: boolean;
  readonly sameBirthDate: boolean;
}

/** The text for the patient when the document and the account differ. */
const mismatchText = ({ sameName, sameBirthDate }: IdentityReading): string => {
  const what = [sameName ? null : 'name', sameBirthDate ? null : 'date of birth'].filter(
    (one) => one !== null,
  );
  const fix = sameBirthDate
    ? 'Please reply with the reason, for example a name changed by marriage, or send another document.'
    : 'If your account is wrong, correct your date of birth on the account page. Otherwise reply here, or send another document.';
  return `The ${what.join(' and ')} on what you sent ${what.length > 1 ? 'differ' : 'differs'} from your account. ${fix}`;
};

/** The date on the document counts in every decision; current treatments are evaluated again with it. */
const recordBirthDate = async (
  tx: Scope,
  actor: Actor,
  visit: Consultation,
  { birthDate, clinicianId }: { readonly birthDate: CalendarDate; readonly clinicianId: string },
): Promise<void> => {
  const { userId, id: visitId } = visit;
  await tx.use(factPort).readDocument({ userId, visitId, birthDate, clinicianId });
  const judged = await evaluateFor(tx, visit, [...visit.drugTypes, ...visit.removedDrugTypes], 'hold');
  const { outcome } = judged.evaluation;
  const isAllowed = outcome !== 'stop' && outcome !== 'emergency';
  await holdWhatIsUnsafe(tx, visit, 'the date of birth on the ID', { ...judged, actor, isAllowed });
};

const acceptPictures = async (tx: Scope, actor: Actor, consultationId: string): Promise<void> => {
  for (const photo of await documentPhotosOf(tx, consultationId)) {
    if (photo.status !== 'uploaded') continue;
    const { id, status: from } = photo;
    const cause = { actor, reason: 'the identification is confirmed' };
    await transition(tx, imageMachine, { entity: 'photo', id, from }, 'accepted', cause);
    await photoRepository(tx.db).update({ ...photo, status: 'accepted' });
  }
};

const notSent = fail('CONFLICT', 'The patient has not sent an identification that can be read now.');

/**
 * A clinician reads back the name and date of birth of a document, or those that the patient said on a call. Equal to
 * the account, or a name that the clinician explains: the identification is confirmed and its pictures are deleted 30
 * days later. Otherwise the patient is asked in a message, and a date of birth that differs counts in every decision
 * (`DOB-MISMATCH`). The caller makes the visit wait for the patient. BAD_USER_INPUT names `name`, `dob` and `remark`.
 */
export const readIdentification = async (
  tx: Scope,
  actor: Actor,
  { consultation }: LockedVisit,
  input: unknown,
  clinicianId: string,
): Promise<IdentityReading> => {
  const read = orRefuse(readInput(readingInput, input));
  const identification = await identificationRepository(tx.db).lock(consultation.id);
  if (identification?.status !== 'sent' && identification?.status !== 'mismatch') return orRefuse(notSent);
  const person = await tx.use(accountPort).person(consultation.userId);
  const compared = compareIdentity(person ?? { firstName: null, lastName: null, dob: null }, read);
  const isConfirmed = compared.sameBirthDate && (compared.sameName || read.remark !== null);
  const reading = { ...compared, isConfirmed };
  const now = tx.clock.now();
  const known = {
    readName: read.name,
    readDob: read.dob,
    readBy: clinicianId,
    readAt: now,
    remark: read.remark,
  };
  await recordBirthDate(tx, actor, consultation, { birthDate: read.dob, clinicianId });
  if (isConfirmed) {
    const cause = { actor, reason: 'name and date of birth were read back' };
    const deleteAt = identification.deleteAt && addDays(now, KEPT_CONFIRMED_DAYS);
    await changeIdentification(tx, identification, 'confirmed', cause, { ...known, deleteAt });
    await acceptPictures(tx, actor, consultation.id);
    return reading;
  }
  const cause = { actor, reason: 'the document and the account differ' };
  await changeIdentification(tx, identification, 'mismatch', cause, known);
  await tx.use(messagePort).write(consultation, systemAuthor, mismatchText(reading));
  await tx.use(accountPort).notify(consultation.userId, () => notices.identification());
  return reading;
};
