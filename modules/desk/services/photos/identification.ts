import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import type { Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import type { CaseDetailRow } from '#modules/consultation/index.ts';
import { type IdentityReading, photoHref, reviewPort } from '#modules/consultation/index.ts';
import { clinicianAuthor, messagePort } from '#modules/message/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { lockCase, reviewCase } from '../case-access.ts';
import { notices } from '../notices.ts';

const askText =
  'I need to know who I am treating before I decide. Please add a photo of your ID or passport, or choose another way if you have no document: open your dashboard and press “Add a photo of your ID”.';

/**
 * Asks the patient of a case to identify themselves: in a message and a notice, and the visit waits for them. CONFLICT
 * when their identity is confirmed; FORBIDDEN for operators.
 */
export const askForIdentification = (
  scope: Scope,
  staff: Staff,
  consultationId: string,
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const locked = await reviewCase(tx, await lockCase(tx, staff, consultationId));
    const { clinician, actor, consultation } = locked;
    orRefuse(await tx.use(reviewPort).askForIdentification(actor, locked, clinician.id));
    await tx.use(messagePort).write(consultation, clinicianAuthor(clinician), askText);
    await tx.use(accountPort).notify(consultation.userId, () => notices.newMessage);
    await recordAudit(tx, {
      actor,
      action: 'identification.asked',
      subject: 'consultation',
      subjectId: consultationId,
      detail: { patientId: consultation.userId },
    });
    return true;
  });

/**
 * A clinician reads back what identifies the patient (see `ReviewService.readIdentification`). Audited. FORBIDDEN for
 * operators; CONFLICT when nothing was sent.
 */
export const readIdentification = (
  scope: Scope,
  staff: Staff,
  consultationId: string,
  input: unknown,
): Promise<Result<IdentityReading>> =>
  allOrNothing(scope, async (tx) => {
    const locked = await reviewCase(tx, await lockCase(tx, staff, consultationId));
    const { clinician, actor, consultation } = locked;
    const reading = orRefuse(await tx.use(reviewPort).readIdentification(actor, locked, input, clinician.id));
    await recordAudit(tx, {
      actor,
      action: reading.isConfirmed ? 'identification.confirmed' : 'identification.mismatch',
      subject: 'consultation',
      subjectId: consultationId,
      detail: { patientId: consultation.userId },
    });
    return reading;
  });

/** The identification of a case with its pictures; null when there is none. */
export const presentIdentification = ({ identification }: CaseDetailRow) =>
  identification && {
    ...identification,
    photos: identification.photos.map((photo) => ({ ...photo, url: photoHref(photo.id) })),
  };
