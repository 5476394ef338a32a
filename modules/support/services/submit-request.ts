import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { casePhotosPort } from '#modules/billing/index.ts';
import { findAlarm } from '#modules/message/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { answerDueAt } from '../domain/answer-due-at.ts';
import { requestInput } from '../domain/request-input.ts';
import { requestMachine } from '../domain/request-state.ts';
import { topicOf } from '../domain/topics.ts';
import { requestRepository, type ServiceRequest } from '../repositories/requests.ts';
import { handToClinicians } from './hand-over.ts';
import { notices } from './notices.ts';
import { messagesUrl, requestsUrl } from './request-address.ts';
import { transitionRequest } from './transition-request.ts';

/** Requests of one patient that are not closed. */
const MOST_UNCLOSED = 10;

export interface SubmittedRequest {
  readonly id: string;
  readonly alarm: ServiceRequest['alarm'];
}

/**
 * Opens a request of a patient. What is clinical, by its topic or by alarming words, goes to the clinicians too, who answer
 * it in the messages; customer service keeps what is not clinical, and everything of a patient without a visit. Sending the
 * same id again changes nothing. BAD_USER_INPUT names `topic`, `orderId`, `body` or `photoIds`; CONFLICT with too many
 * requests.
 */
export const submitRequest = async (
  scope: Scope,
  actor: Actor,
  userId: string,
  input: unknown,
): Promise<Result<SubmittedRequest>> => {
  const read = readInput(requestInput, input);
  if (!read.ok) return read;
  const { topic, orderId = null, body, photoIds } = read.value;
  const id = read.value.id.toLowerCase();
  const alarm = findAlarm(body)?.level ?? null;
  return allOrNothing(scope, async (tx): Promise<SubmittedRequest> => {
    const requests = requestRepository(tx.db);
    await requests.lockOf(userId);
    const known = await requests.find(id);
    if (known) {
      if (known.userId !== userId) orRefuse(fail('CONFLICT', 'Please load the page again.'));
      return { id, alarm: known.alarm };
    }
    if ((await requests.unclosed(userId)) >= MOST_UNCLOSED)
      orRefuse(fail('CONFLICT', 'You have many open requests. Please write in one of them.'));
    if (orderId !== null && !(await requests.isOrderOf(userId, orderId)))
      orRefuse(badInput([{ field: 'orderId', message: 'Choose one of your orders.' }]));

    const { isClinical } = topicOf(topic);
    const isHandedOver =
      (isClinical || alarm !== null) && (await handToClinicians(tx, { ...actor, id: userId }, body));
    const now = tx.clock.now();
    const request = {
      id,
      userId,
      topic,
      orderId,
      status: requestMachine.initial,
      createdAt: now,
      statusAt: now,
      dueAt: answerDueAt(topic, now),
      assignedTo: null,
      handedOverAt: isHandedOver ? now : null,
      alarm,
      outcome: null,
    } as const;
    const number = await requests.add(request);
    if (number === null) throw new Error('A request that was not there exists.');
    await requests.addEntry({
      id: tx.ids.uuid(),
      requestId: id,
      authorType: 'patient',
      authorId: userId,
      body,
      createdAt: now,
    });
    await tx.use(casePhotosPort).attach(userId, photoIds ?? [], { kind: 'service_request', id });
    await recordCreation(tx, 'service_request', request, { actor, reason: `about ${topic}` });
    const isForClinicians = isClinical && isHandedOver;
    if (isForClinicians)
      await transitionRequest(
        tx,
        { ...request, number },
        'closed',
        { actor, reason: 'handed to the clinicians' },
        {
          outcome: 'handed_over',
        },
      );
    await tx
      .use(accountPort)
      .notify(userId, () =>
        isForClinicians
          ? notices.handedOver(number, messagesUrl(tx))
          : notices.received(number, request.dueAt, requestsUrl(tx)),
      );
    return { id, alarm };
  });
};
