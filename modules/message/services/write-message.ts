import { brand } from '#config/brand.ts';
import type { Scope } from '#server/scope.ts';
import type { AuthorType, MessagePrescriptionStatus } from '../domain/message-kinds.ts';
import type { MessageSubject } from '../domain/subjects.ts';
import { messageEvents } from '../events.ts';
import { type Message, messageRepository } from '../repositories/messages.ts';

/** The thread of a visit: its id and the patient's. */
export interface Thread {
  readonly id: string;
  readonly userId: string;
}

export interface Author {
  readonly type: AuthorType;
  readonly id: string | null;
  readonly name: string;
}

export const systemAuthor: Author = { type: 'system', id: null, name: brand.name };
export const clinicianAuthor = ({
  personId,
  name,
}: {
  readonly personId: string | null;
  readonly name: string;
}): Author => ({
  type: 'provider',
  id: personId,
  name,
});

/** The patient as author, by the name in the profile. */
export const patientAuthor = (
  userId: string,
  person: { readonly firstName: string | null; readonly lastName: string | null } | null,
): Author => ({
  type: 'patient',
  id: userId,
  name: [person?.firstName, person?.lastName].filter(Boolean).join(' ') || 'You',
});

/** The visit of a message; with null as id none, which only customer service uses. */
export interface Place {
  readonly id: string | null;
  readonly userId: string;
}

/** Adds a message to the thread of a visit and notifies the other side of it, without its text. */
export const writeMessage = async (
  tx: Scope,
  thread: Place,
  author: Author,
  body: string,
  prescriptionStatus: MessagePrescriptionStatus = 'none',
  subject: MessageSubject = 'visit',
): Promise<Message> => {
  const message: Message = {
    id: tx.ids.uuid(),
    consultationId: thread.id,
    userId: thread.userId,
    subject,
    authorType: author.type,
    authorId: author.id,
    authorName: author.name,
    body,
    prescriptionStatus,
    createdAt: tx.clock.now(),
    readAt: null,
  };
  await messageRepository(tx.db).insert(message);
  await tx.emit(messageEvents.sent, {
    userId: message.userId,
    messageId: message.id,
    authorType: author.type,
  });
  return message;
};
