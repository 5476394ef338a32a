import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { isOpen } from '../domain/states/index.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { type Message, messageRepository } from '../repositories/messages.ts';
import { clinicianOf, lockCase, reviewCase, type Staff } from './desk-access.ts';
import { moveConsultation, moveJourney } from './moves.ts';
import { notices } from './notices.ts';
import { readText } from './text.ts';
import { clinicianAuthor, writeMessage } from './write-message.ts';

const MAX_MESSAGE = 4_000;

/** A patient's answer gives the case back to the clinician. */
export const backToReview = async (
  tx: Scope,
  actor: Actor,
  consultation: Consultation,
  reason: string,
): Promise<void> => {
  if (consultation.status !== 'needs_info') return;
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  await moveConsultation(tx, consultation, 'in_review', { actor, reason });
  await moveJourney(tx, journey, 'awaiting_doctor', { actor, reason });
};

/** The patient writes to his care team, at any time after his first order. A waiting question counts as answered. */
export const sendMessage = (
  scope: Scope,
  actor: Actor,
  userId: string,
  given: string,
): Promise<Result<Message>> =>
  allOrNothing(scope, async (tx) => {
    const body = orRefuse(readText('body', given, MAX_MESSAGE));
    const consultations = consultationRepository(tx.db);
    const consultation =
      (await consultations.lockCurrent(userId, ['needs_info'])) ?? (await consultations.lockCurrent(userId));
    if (!consultation)
      return orRefuse(fail('CONFLICT', 'You can write to a clinician once you have started a visit.'));
    const person = await tx.use(accountPort).person(userId);
    const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ') || 'You';
    const message = await writeMessage(tx, consultation, { type: 'patient', id: userId, name }, body);
    await backToReview(tx, actor, consultation, 'the patient replied');
    return message;
  });

/** All of the patient's messages, oldest first. */
export const messagesOf = (scope: Scope, userId: string): Promise<readonly Message[]> =>
  messageRepository(scope.db).ofUser(userId);

export const markMessagesRead = (scope: Scope, userId: string): Promise<void> =>
  messageRepository(scope.db).markRead({ userId }, scope.clock.now());

/** Operators write to any patient about any visit, and decide nothing. */
const writeAsCare = async (tx: Scope, staff: Staff, consultationId: string) => {
  const consultation = await consultationRepository(tx.db).lock(consultationId);
  if (!consultation || consultation.status === 'draft') return orRefuse(notFound('case'));
  const { user } = staff;
  const person = await tx.use(accountPort).person(user.id);
  const author = { type: 'care', id: user.id, name: person?.firstName ?? 'Care team' } as const;
  return { consultation, author };
};

/** A clinician's question puts the visit in the patient's hands; the same from an operator does not. */
const writeAsClinician = async (tx: Scope, staff: Staff, consultationId: string, asksPatient: boolean) => {
  const held = await lockCase(tx, staff, consultationId);
  const author = clinicianAuthor(held.clinician);
  if (!asksPatient || !isOpen(held.consultation.status)) return { consultation: held.consultation, author };
  const { consultation, journey } = await reviewCase(tx, held);
  const cause = { actor: staff.actor, reason: 'asked the patient' };
  const asked = await moveConsultation(tx, consultation, 'needs_info', cause);
  await moveJourney(tx, journey, 'awaiting_patient_reply', cause);
  return { consultation: asked, author };
};

/** Staff write to the patient, and by that have read what he wrote. He is told that there is a message. */
export const deskMessage = (
  scope: Scope,
  staff: Staff,
  input: { consultationId: string; body: string; asksPatient: boolean },
): Promise<Result<Message>> =>
  allOrNothing(scope, async (tx) => {
    const body = orRefuse(readText('body', input.body, MAX_MESSAGE));
    const { consultationId } = input;
    const isClinician = (await clinicianOf(tx, staff.user)) !== null;
    if (!isClinician && staff.user.role !== 'operator')
      orRefuse(fail('FORBIDDEN', 'Your account has no licence on file yet.'));
    const { consultation, author } = isClinician
      ? await writeAsClinician(tx, staff, consultationId, input.asksPatient)
      : await writeAsCare(tx, staff, consultationId);
    const message = await writeMessage(tx, consultation, author, body);
    await messageRepository(tx.db).markRead({ consultationId }, tx.clock.now());
    if (consultation.alertAt && !consultation.alertHandledAt)
      await consultationRepository(tx.db).update(consultationId, { alertHandledAt: tx.clock.now() });
    await tx.use(accountPort).notify(consultation.userId, notices.newMessage());
    await recordAudit(tx, {
      actor: staff.actor,
      action: 'case.message_sent',
      subject: 'consultation',
      subjectId: consultationId,
      detail: { messageId: message.id, patientId: consultation.userId },
    });
    return message;
  });
