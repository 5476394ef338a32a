import { brand } from '#config/brand.ts';
import type { Scope } from '#server/scope.ts';
import { consultationEvents } from '../events.ts';
import type { Clinician } from '../repositories/clinicians.ts';
import type { Consultation } from '../repositories/consultations.ts';
import {
  type AuthorType,
  type Message,
  type MessagePrescriptionStatus,
  messageRepository,
} from '../repositories/messages.ts';

export interface Author {
  readonly type: AuthorType;
  readonly id: string | null;
  readonly name: string;
}

export const systemAuthor: Author = { type: 'system', id: null, name: brand.name };
export const clinicianAuthor = ({ personId, name }: Clinician): Author => ({
  type: 'provider',
  id: personId,
  name,
});

/** Adds a message to the thread of a visit and tells the others that there is one, without its words. */
export const writeMessage = async (
  tx: Scope,
  consultation: Pick<Consultation, 'id' | 'userId'>,
  author: Author,
  body: string,
  prescriptionStatus: MessagePrescriptionStatus = 'none',
): Promise<Message> => {
  const message: Message = {
    id: tx.ids.uuid(),
    consultationId: consultation.id,
    userId: consultation.userId,
    authorType: author.type,
    authorId: author.id,
    authorName: author.name,
    body,
    prescriptionStatus,
    createdAt: tx.clock.now(),
    readAt: null,
  };
  await messageRepository(tx.db).insert(message);
  await tx.emit(consultationEvents.messageSent, {
    userId: message.userId,
    messageId: message.id,
    authorType: author.type,
  });
  return message;
};
