import type { AuditAction } from '#config/audit-actions.ts';
import { brand } from '#config/brand.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { notFound, ok, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import {
  draftBody,
  fillTemplate,
  messagePort,
  messageTemplates,
  mustBeEdited,
} from '#modules/message/index.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { textsOfLines } from '../domain/texts-of-lines.ts';
import { subjectNamed } from './message-patient.ts';
import { patientOfCase } from './patient-of-case.ts';
import { chosen, readerOf } from './present-case.ts';

const audit = (scope: Scope, staff: Staff, action: AuditAction, consultationId: string, patientId: string) =>
  recordAudit(scope, {
    actor: staff.actor,
    action,
    subject: 'consultation',
    subjectId: consultationId,
    detail: { patientId },
  });

/** Texts for a member of staff who writes to the patient of a case, and their drafts. Audited. */
export const messagingOf = async (scope: Scope, staff: Staff, consultationId: string) => {
  const row = await scope.use(reviewPort).detail(readerOf(staff), consultationId);
  if (!row) return notFound('case');
  const { userId } = row;
  const products = await scope.use(cataloguePort).products();
  const lines = chosen(products, row.userProducts).map(({ serviceLine }) => serviceLine);
  const people = await scope.use(accountPort).people([userId, staff.user.id]);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.firstName;
  const clinician = await scope.use(clinicianPort).ofStaff(staff.user);
  const values = {
    firstName: nameOf(userId) ?? 'there',
    signature: clinician?.signatureName ?? nameOf(staff.user.id) ?? brand.name,
    replyTime: brand.replyTime,
    supportPhone: brand.supportPhone,
    supportHours: brand.supportHours,
  };
  const drafts = await scope.use(messagePort).drafts(staff.user.id, userId);
  const unsentFiles = await scope.use(messagePort).unsentFiles({ authorId: staff.user.id, userId });
  await audit(scope, staff, 'case.drafts_read', consultationId, userId);
  return ok({
    drafts,
    unsentFiles,
    templates: textsOfLines(messageTemplates, lines).map(({ body, id, kind, title }) => ({
      id,
      kind,
      title,
      body: fillTemplate(body, values),
      mustEdit: mustBeEdited(body),
    })),
  });
};

/** Saves the draft of a member of staff, so that other devices show it too. An empty body deletes it. */
export const saveStaffDraft = (
  scope: Scope,
  staff: Staff,
  input: { consultationId: string; subject: string; body: string },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { consultationId } = input;
    const subject = subjectNamed(input.subject);
    const body = orRefuse(readInput(draftBody, input.body, 'body'));
    const userId = await patientOfCase(tx, staff, consultationId);
    if (userId === null) return orRefuse(notFound('case'));
    await tx.use(messagePort).saveDraft({ authorId: staff.user.id, userId, subject }, body);
    await audit(tx, staff, 'case.draft_saved', consultationId, userId);
    return true;
  });

/** The patient's messages of this case need no reply: they leave the queue. An emergency stays until it is closed. */
export const needsNoReply = (scope: Scope, staff: Staff, consultationId: string): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const userId = await patientOfCase(tx, staff, consultationId);
    if (userId === null) return orRefuse(notFound('case'));
    await tx.use(messagePort).markReadByStaff(consultationId);
    await tx.use(messagePort).markNoReply(consultationId);
    await audit(tx, staff, 'case.no_reply_needed', consultationId, userId);
    return true;
  });
