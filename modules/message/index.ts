import type { Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { MessagePrescriptionStatus } from './domain/message-kinds.ts';
import type { MessageSubject } from './domain/subjects.ts';
import type { AttachmentView } from './repositories/attachment-json.ts';
import type { NextMessage } from './repositories/attachments.ts';
import type { Message } from './repositories/messages.ts';
import type { Author, Thread } from './services/write-message.ts';

export { draftBody } from './domain/draft-body.ts';
export { findAlarm } from './domain/find-alarm.ts';
export { staffMessageBody } from './domain/message-body.ts';
export type { MessagePrescriptionStatus } from './domain/message-kinds.ts';
export { fillTemplate, messageTemplates, mustBeEdited } from './domain/message-templates.ts';
export { isMessageSubject, type MessageSubject } from './domain/subjects.ts';
export { presentMessage } from './graphql/present-message.ts';
export type { AttachmentView } from './repositories/attachment-json.ts';
export {
  alarmDueSql,
  approvalNoteSql,
  type MessageJson,
  type MessageView,
  messageFrom,
  messagesSql,
  type ThreadMessage,
  type ThreadMessageJson,
  threadMessageFrom,
  threadMessagesSql,
  unreadByPatientSql,
  unreadByStaffSql,
} from './repositories/message-json.ts';
export type { Message } from './repositories/messages.ts';
export {
  type Author,
  clinicianAuthor,
  patientAuthor,
  systemAuthor,
  type Thread,
} from './services/write-message.ts';

export interface MessageService {
  /**
   * Adds a message to the thread of a visit, about `visit` unless it says otherwise, and emits `message.sent`, without its
   * text. A patient's alarming words raise an emergency, for which the visit is locked.
   */
  write(
    thread: Thread,
    author: Author,
    body: string,
    prescriptionStatus?: MessagePrescriptionStatus,
    subject?: MessageSubject,
  ): Promise<Message>;
  /**
   * Customer service writes to a patient, in their current visit or without one. Emits `message.sent`; the caller
   * notifies the patient.
   */
  writeAsCare(
    userId: string,
    message: {
      readonly authorId: string;
      readonly authorName: string;
      readonly subject: MessageSubject;
      readonly body: string;
    },
  ): Promise<void>;
  /**
   * A text from elsewhere becomes a message to the patient's clinicians, as if they had sent it there. False for a
   * patient without a visit. BAD_USER_INPUT on `body` or `subject`.
   */
  forward(
    actor: Actor,
    userId: string,
    message: { readonly body: string; readonly subject: MessageSubject },
  ): Promise<Result<boolean>>;
  /** Locks the patient's current visit; false without one. */
  lockVisit(userId: string): Promise<boolean>;
  /**
   * Sends uploaded files with a message that the author wrote in the caller's transaction. Throws a refusal
   * (`orRefuse`): BAD_USER_INPUT on `attachmentIds`. Returns them as they are shown.
   */
  attach(
    next: NextMessage,
    attachmentIds: readonly string[],
    messageId: string,
  ): Promise<readonly AttachmentView[]>;
  /** Deletes a file of the author that was not sent. NOT_FOUND for others. Audited for staff. */
  removeFile(actor: Actor, authorId: string, id: string): Promise<Result<true>>;
  /** The files that wait for the author's next message to a patient. */
  unsentFiles(next: NextMessage): Promise<readonly AttachmentView[]>;
  /** Records that staff have opened the patient's messages of one visit. */
  markReadByStaff(consultationId: string): Promise<void>;
  /** Staff decided that the patient's messages of one visit need no reply. An emergency stays open. */
  markNoReply(consultationId: string): Promise<void>;
  /** The drafts of a member of staff to a patient, by subject. */
  drafts(
    authorId: string,
    userId: string,
  ): Promise<readonly { readonly subject: MessageSubject; readonly body: string }[]>;
  /** An empty body deletes the draft. */
  saveDraft(
    key: { readonly authorId: string; readonly userId: string; readonly subject: MessageSubject },
    body: string,
  ): Promise<void>;
}
export const messagePort = definePort<MessageService>('message');

/** The portraits of authors; implemented by the module that owns clinicians. */
export interface AuthorPortraits {
  /** Addresses by the author's id; without those who have none. */
  of(authorIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
export const authorPortraitPort = definePort<AuthorPortraits>('message.authorPortraits');

/** The visits behind the threads; implemented by the module that owns visits. */
export interface CareThreads {
  /** The visit in which the patient writes with the care team now, locked; null before the first one. */
  lockCurrent(userId: string): Promise<Thread | null>;
  /** An open question to the patient counts as answered: the case returns to the clinician. */
  patientReplied(actor: Actor, consultationId: string): Promise<Result<void>>;
  /** An emergency at a visit, until a clinician closes it with an outcome. One that is open already stays as it is. */
  raiseAlert(thread: Thread): Promise<void>;
  /** The patient of the visit, for staff who may see attachments; null for others and without such a visit. */
  patientSeenBy(user: SignedInUser, consultationId: string): Promise<string | null>;
  /** Whether a member of staff may see what a patient sent. */
  maySee(user: SignedInUser, patientId: string): Promise<boolean>;
}
export const careThreadPort = definePort<CareThreads>('message.careThreads');
