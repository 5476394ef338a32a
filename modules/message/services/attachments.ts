import { fileTypeFromBuffer } from 'file-type';
import type { AuditAction } from '#config/audit-actions.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { preparePhoto } from '#server/images/prepare-photo.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { fileNameOf } from '../domain/file-name.ts';
import { MOST_FILES } from '../domain/message-limit.ts';
import { careThreadPort } from '../index.ts';
import { type AttachmentView, attachmentView } from '../repositories/attachment-json.ts';
import { type Attachment, attachmentRepository, type NextMessage } from '../repositories/attachments.ts';
import { readSubject } from './patient-messages.ts';

const MOST_PDF_BYTES = 5 * 1024 * 1024;
/** A PDF ends with this mark, which may be followed by a little more. */
const PDF_END = '%%EOF';
const PDF_TAIL_BYTES = 2_048;

export interface UploadedFile {
  readonly name: string;
  readonly body: Buffer;
}

interface PreparedFile {
  readonly kind: Attachment['kind'];
  readonly body: Buffer;
  readonly contentType: string;
  readonly ending: 'webp' | 'pdf';
}

const refuse = (message: string): Result<never> => badInput([{ field: 'file', message }]);

/** A PDF is kept as it is, and is only ever downloaded; its type is read from its content. */
const preparePdf = (body: Buffer): Result<PreparedFile> => {
  if (body.length > MOST_PDF_BYTES) return refuse('This PDF is larger than 5 MB. Please send a smaller one.');
  const isWhole = body.subarray(-PDF_TAIL_BYTES).includes(PDF_END);
  return isWhole
    ? ok({ kind: 'pdf', body, contentType: 'application/pdf', ending: 'pdf' })
    : refuse('We cannot read this PDF. It may be damaged.');
};

const prepare = async (body: Buffer): Promise<Result<PreparedFile>> => {
  const type = await fileTypeFromBuffer(body);
  if (type?.mime === 'application/pdf') return preparePdf(body);
  const picture = await preparePhoto(body);
  if (picture.ok)
    return ok({ kind: 'image', body: picture.value, contentType: 'image/webp', ending: 'webp' });
  const isPhoto = type?.mime.startsWith('image/');
  return refuse((isPhoto && picture.failure.fields[0]?.message) || 'Please choose a photo or a PDF.');
};

/** A patient's access to their own files is not audited. */
const audit = async (
  scope: Scope,
  actor: Actor,
  action: AuditAction,
  { id, authorId, userId }: NextMessage & Pick<Attachment, 'id'>,
): Promise<void> => {
  if (authorId === userId) return;
  await recordAudit(scope, {
    actor,
    action,
    subject: 'message_attachment',
    subjectId: id,
    detail: { patientId: userId },
  });
};

/**
 * Stores a file for the author's next message in the conversations of a patient. BAD_USER_INPUT on `file` or `subject`;
 * CONFLICT with too many files that were not sent.
 */
export const uploadAttachment = async (
  scope: Scope,
  actor: Actor,
  next: NextMessage,
  input: { readonly subject: string; readonly file: UploadedFile },
): Promise<Result<AttachmentView>> => {
  const subject = readSubject(input.subject);
  if (!subject.ok) return subject;
  const prepared = await prepare(input.file.body);
  if (!prepared.ok) return prepared;
  const { kind, body, contentType, ending } = prepared.value;
  const store = scope.use(objectStorePort);
  const id = scope.ids.uuid();
  const objectKey = `messages/${id}.${ending}`;
  await store.put(objectKey, body, contentType);
  const name = fileNameOf(input.file.name, ending);
  const saved = await allOrNothing(scope, async (tx) => {
    const attachments = attachmentRepository(tx.db);
    await attachments.lockUnsent(next);
    const unsent = (await attachments.unsent(next)).filter((one) => one.subject === subject.value);
    if (unsent.length >= MOST_FILES)
      orRefuse(fail('CONFLICT', `A message has at most ${MOST_FILES} files. Remove one first.`));
    await attachments.insert({
      id,
      ...next,
      subject: subject.value,
      messageId: null,
      name,
      kind,
      objectKey,
      bytes: body.length,
      createdAt: tx.clock.now(),
    });
    await audit(tx, actor, 'message_attachment.added', { id, ...next });
  });
  if (!saved.ok) {
    await store.delete(objectKey);
    return saved;
  }
  return ok(attachmentView({ id, name, kind, bytes: body.length }));
};

/** Deletes a file of the author that was not sent. NOT_FOUND for others. */
export const removeAttachment = async (
  scope: Scope,
  actor: Actor,
  authorId: string,
  id: string,
): Promise<Result<true>> => {
  const removed = await scope.transaction(async (tx) => {
    const attachments = attachmentRepository(tx.db);
    const attachment = await attachments.byId(id);
    if (attachment?.authorId !== authorId || !(await attachments.removeUnsent(id))) return null;
    await audit(tx, actor, 'message_attachment.removed', attachment);
    return attachment;
  });
  if (!removed) return notFound('file');
  await scope.use(objectStorePort).delete(removed.objectKey);
  return ok(true);
};

/**
 * A file for who added it, and once it was sent for the patient and for staff who may see the patient; access by staff to
 * what is not their own, also while impersonating, is audited. Null for everybody else.
 */
export const readAttachment = async (
  scope: Scope,
  user: SignedInUser,
  actor: Actor,
  id: string,
): Promise<{ name: string; body: Buffer; contentType: string } | null> => {
  const attachment = isCanonicalUuid(id) ? await attachmentRepository(scope.db).byId(id) : null;
  if (!attachment) return null;
  const isSent = attachment.messageId !== null;
  const isOwn = attachment.authorId === user.id || (isSent && attachment.userId === user.id);
  const mayRead =
    isOwn ||
    (user.role !== 'patient' && isSent && (await scope.use(careThreadPort).maySee(user, attachment.userId)));
  if (!mayRead) return null;
  if (!isOwn || actor.impersonatorId !== null)
    await recordAudit(scope, {
      actor,
      action: 'message_attachment.read',
      subject: 'message_attachment',
      subjectId: attachment.id,
      detail: { patientId: attachment.userId },
    });
  const stored = await scope.use(objectStorePort).get(attachment.objectKey);
  return stored && { name: attachment.name, ...stored };
};
