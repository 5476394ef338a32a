import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { fail, notFound, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { isOpen, reviewPort } from '#modules/consultation/index.ts';
import {
  type Author,
  clinicianAuthor,
  type Message,
  messageBody,
  messagePort,
} from '#modules/message/index.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { lockCase, lockForCare, reviewCase } from './case-access.ts';
import { notices } from './notices.ts';

/** Operators may write to any patient about any visit, but decide nothing. */
const writeAsCare = async (tx: Scope, { user }: Staff, consultationId: string) => {
  const visit = await tx.use(reviewPort).lock(consultationId);
  if (!visit) return orRefuse(notFound('case'));
  const person = await tx.use(accountPort).person(user.id);
  const author: Author = { type: 'care', id: user.id, name: person?.firstName ?? 'Care team' };
  return { visit, author };
};

/** A clinician's question makes the visit wait for the patient; an operator's message does not. */
const writeAsClinician = async (tx: Scope, staff: Staff, consultationId: string, asksPatient: boolean) => {
  const locked = await (asksPatient ? lockCase : lockForCare)(tx, staff, consultationId);
  const author = clinicianAuthor(locked.clinician);
  if (!asksPatient || !isOpen(locked.consultation.status)) return { visit: locked, author };
  const reviewed = await reviewCase(tx, locked);
  return { visit: orRefuse(await tx.use(reviewPort).askPatient(staff.actor, reviewed)), author };
};

/** Staff write to the patient, which also marks the patient's messages as read. The patient is notified. */
export const messagePatient = (
  scope: Scope,
  staff: Staff,
  input: { consultationId: string; body: string; asksPatient: boolean },
): Promise<Result<Message>> =>
  allOrNothing(scope, async (tx) => {
    const body = orRefuse(readInput(messageBody, input.body, 'body'));
    const { consultationId } = input;
    const isClinician = (await tx.use(clinicianPort).ofStaff(staff.user)) !== null;
    if (!isClinician && staff.user.role !== 'operator')
      orRefuse(fail('FORBIDDEN', 'Your account has no license on file yet.'));
    const { visit, author } = isClinician
      ? await writeAsClinician(tx, staff, consultationId, input.asksPatient)
      : await writeAsCare(tx, staff, consultationId);
    const { consultation } = visit;
    const message = await tx.use(messagePort).write(consultation, author, body);
    await tx.use(messagePort).markReadByStaff(consultationId);
    await tx.use(accountPort).notify(consultation.userId, notices.newMessage);
    await recordAudit(tx, {
      actor: staff.actor,
      action: 'case.message_sent',
      subject: 'consultation',
      subjectId: consultationId,
      detail: { messageId: message.id, patientId: consultation.userId },
    });
    return message;
  });
