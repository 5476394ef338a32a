import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { fail, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { messageBody } from '../domain/message-body.ts';
import { careThreadPort } from '../index.ts';
import { type Message, messageRepository } from '../repositories/messages.ts';
import { patientAuthor, writeMessage } from './write-message.ts';

/** The patient writes to the care team, at any time after the first order. An open question counts as answered. */
export const sendMessage = (
  scope: Scope,
  actor: Actor,
  userId: string,
  given: string,
): Promise<Result<Message>> =>
  allOrNothing(scope, async (tx) => {
    const body = orRefuse(readInput(messageBody, given, 'body'));
    const threads = tx.use(careThreadPort);
    const thread = await threads.lockCurrent(userId);
    if (!thread)
      return orRefuse(fail('CONFLICT', 'You can write to a clinician once you have started a visit.'));
    const person = await tx.use(accountPort).person(userId);
    const message = await writeMessage(tx, thread, patientAuthor(userId, person), body);
    orRefuse(await threads.patientReplied(actor, thread.id));
    return message;
  });

/** All of the patient's messages, oldest first. */
export const messagesOf = (scope: Scope, userId: string): Promise<readonly Message[]> =>
  messageRepository(scope.db).ofUser(userId);

export const markMessagesRead = (scope: Scope, userId: string): Promise<void> =>
  messageRepository(scope.db).markRead({ userId }, scope.clock.now());
