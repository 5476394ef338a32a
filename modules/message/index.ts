import type { Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { Message, MessagePrescriptionStatus } from './repositories/messages.ts';
import type { Author, Thread } from './services/write-message.ts';

export { messageBody } from './domain/message-body.ts';
export { presentMessage } from './graphql/present-message.ts';
export {
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
export type { Message, MessagePrescriptionStatus } from './repositories/messages.ts';
export {
  type Author,
  clinicianAuthor,
  patientAuthor,
  systemAuthor,
  type Thread,
} from './services/write-message.ts';

export interface MessageService {
  /** Adds a message to the thread of a visit and emits `message.sent`, without its text. */
  write(
    thread: Thread,
    author: Author,
    body: string,
    prescriptionStatus?: MessagePrescriptionStatus,
  ): Promise<Message>;
  /** Records that staff have opened the patient's messages of one visit. */
  markReadByStaff(consultationId: string): Promise<void>;
}
export const messagePort = definePort<MessageService>('message');

/** The visits behind the threads; implemented by the module that owns visits. */
export interface CareThreads {
  /** The visit in which the patient writes with the care team now, locked; null before the first one. */
  lockCurrent(userId: string): Promise<Thread | null>;
  /** An open question to the patient counts as answered: the case returns to the clinician. */
  patientReplied(actor: Actor, consultationId: string): Promise<Result<void>>;
}
export const careThreadPort = definePort<CareThreads>('message.careThreads');
