import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import type { PageWish } from '#server/graphql/connection.ts';
import type { Scope } from '#server/scope.ts';
import { draftBody } from '../domain/draft-body.ts';
import { messageBody } from '../domain/message-body.ts';
import { isClinicalSubject, isMessageSubject, type MessageSubject } from '../domain/subjects.ts';
import { authorPortraitPort, careThreadPort } from '../index.ts';
import { draftRepository } from '../repositories/drafts.ts';
import type { ThreadMessage } from '../repositories/message-json.ts';
import { messageRepository } from '../repositories/messages.ts';
import { attachFiles } from './attach-files.ts';
import { writeInThread } from './write-in-thread.ts';
import { patientAuthor } from './write-message.ts';

export interface SentMessage {
  readonly body: string;
  /** `visit` when left out. */
  readonly subject?: string | null;
  /** Files that were uploaded for it. */
  readonly attachmentIds?: readonly string[] | null;
}

/** BAD_USER_INPUT on `subject` for one that is not in the list. */
export const readSubject = (given: string | null | undefined): Result<MessageSubject> => {
  const subject = given ?? 'visit';
  return isMessageSubject(subject)
    ? { ok: true, value: subject }
    : badInput([{ field: 'subject', message: 'Choose what it is about.' }]);
};

/** A form that is sent twice, by a double click or a reload, is one message. */
const TWICE_WITHIN_MS = 60_000;

const isSame = (
  sent: ThreadMessage,
  { body, files }: { readonly body: string; readonly files: readonly string[] },
  now: Date,
): boolean =>
  sent.body === body &&
  now.getTime() - sent.createdAt.getTime() < TWICE_WITHIN_MS &&
  sent.attachments
    .map(({ id }) => id)
    .sort()
    .join() === [...files].sort().join();

/**
 * The patient writes to the care team, at any time after the first order. An open question counts as answered when the
 * message is about care. Alarming words raise an emergency; the message is sent anyway. The same words about the same subject
 * again within a minute are the same message.
 */
export const sendMessage = (
  scope: Scope,
  actor: Actor,
  userId: string,
  input: SentMessage,
): Promise<Result<ThreadMessage>> =>
  allOrNothing(scope, async (tx) => {
    const body = orRefuse(readInput(messageBody, input.body, 'body'));
    const subject = orRefuse(readSubject(input.subject));
    const threads = tx.use(careThreadPort);
    const thread = await threads.lockCurrent(userId);
    if (!thread)
      return orRefuse(fail('CONFLICT', 'You can write to a clinician once you have started a visit.'));
    const files = input.attachmentIds ?? [];
    const before = await messageRepository(tx.db).ofUser(userId);
    const newest = before.findLast((one) => one.authorId === userId && one.subject === subject);
    if (newest && isSame(newest, { body, files }, tx.clock.now())) return newest;
    const person = await tx.use(accountPort).person(userId);
    const author = patientAuthor(userId, person);
    const message = await writeInThread(tx, thread, author, body, 'none', subject);
    await attachFiles(tx, { authorId: userId, userId }, files, message.id);
    await draftRepository(tx.db).delete({ authorId: userId, userId, subject });
    if (isClinicalSubject(subject)) orRefuse(await threads.patientReplied(actor, thread.id));
    const sent = (await messageRepository(tx.db).ofUser(userId)).find(({ id }) => id === message.id);
    if (!sent) throw new Error('A message that was just sent is not among the newest.');
    return sent;
  });

/** Saves the patient's draft, so that other devices show it too. An empty body deletes it. */
export const saveDraft = (
  scope: Scope,
  userId: string,
  input: { readonly body: string; readonly subject: string },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const subject = orRefuse(readSubject(input.subject));
    const body = orRefuse(readInput(draftBody, input.body, 'body'));
    await draftRepository(tx.db).save({ authorId: userId, userId, subject }, body, tx.clock.now());
    return true;
  });

interface ShownToPatient extends ThreadMessage {
  readonly authorPhotoUrl: string | null;
}

/** The patient's newest messages, oldest first. */
export const messagesOf = async (scope: Scope, userId: string): Promise<readonly ShownToPatient[]> =>
  withPortraits(scope, userId, await messageRepository(scope.db).ofUser(userId));

/** A page of all of the patient's messages, newest first; one more than the limit when others follow. */
export const messagesPage = async (
  scope: Scope,
  userId: string,
  page: PageWish,
): Promise<readonly ShownToPatient[]> =>
  withPortraits(scope, userId, await messageRepository(scope.db).pageOfUser(userId, page));

const withPortraits = async (
  scope: Scope,
  userId: string,
  messages: readonly ThreadMessage[],
): Promise<readonly ShownToPatient[]> => {
  const staff = messages.flatMap(({ authorId }) => (authorId && authorId !== userId ? [authorId] : []));
  const portraits = await scope.use(authorPortraitPort).of([...new Set(staff)]);
  return messages.map((message) => ({
    ...message,
    authorPhotoUrl: portraits.get(message.authorId ?? '') ?? null,
  }));
};

export const markMessagesRead = (
  scope: Scope,
  userId: string,
  subject: MessageSubject | null,
): Promise<void> => messageRepository(scope.db).markRead({ userId, subject }, scope.clock.now());
