import { may } from '#config/staff-permissions.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, notFound, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { isOpen, reviewPort } from '#modules/consultation/index.ts';
import {
  type AttachmentView,
  type Author,
  clinicianAuthor,
  isMessageSubject,
  type Message,
  type MessageSubject,
  messagePort,
  staffMessageBody,
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

export const subjectNamed = (given: string): MessageSubject =>
  isMessageSubject(given)
    ? given
    : orRefuse(badInput([{ field: 'subject', message: 'Choose the conversation.' }]));

/**
 * Staff write to the patient, in the conversation about the visit unless another is named, which also marks the patient's messages as read.
 * The patient is notified. BAD_USER_INPUT names `body` while a template's marks are left in it,
 * and `attachmentIds`.
 */
export const messagePatient = (
  scope: Scope,
  staff: Staff,
  input: {
    consultationId: string;
    body: string;
    asksPatient: boolean;
    subject: string | null;
    attachmentIds: readonly string[];
  },
): Promise<Result<{ readonly message: Message; readonly files: readonly AttachmentView[] }>> =>
  allOrNothing(scope, async (tx) => {
    const body = orRefuse(readInput(staffMessageBody, input.body, 'body'));
    const { consultationId, asksPatient, attachmentIds } = input;
    const subject = subjectNamed(input.subject ?? 'visit');
    const isClinician = (await tx.use(clinicianPort).ofStaff(staff.user)) !== null;
    if (!isClinician && !may(staff.user.role, 'assign_cases'))
      orRefuse(fail('FORBIDDEN', 'Your account has no license on file yet.'));
    const { visit, author } = isClinician
      ? await writeAsClinician(tx, staff, consultationId, asksPatient)
      : await writeAsCare(tx, staff, consultationId);
    const { consultation } = visit;
    const message = await tx.use(messagePort).write(consultation, author, body, 'none', subject);
    const files = await tx
      .use(messagePort)
      .attach({ authorId: staff.user.id, userId: consultation.userId }, attachmentIds, message.id);
    await tx
      .use(messagePort)
      .saveDraft({ authorId: staff.user.id, userId: consultation.userId, subject }, '');
    await tx.use(messagePort).markReadByStaff(consultationId);
    await tx.use(accountPort).notify(consultation.userId, () => notices.newMessage);
    await recordAudit(tx, {
      actor: staff.actor,
      action: 'case.message_sent',
      subject: 'consultation',
      subjectId: consultationId,
      detail: { messageId: message.id, patientId: consultation.userId },
    });
    return { message, files };
  });
