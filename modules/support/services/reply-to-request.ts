import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { fail, notFound, type Result } from '#kernel/result.ts';
import { findAlarm } from '#modules/message/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { answerDueAt } from '../domain/answer-due-at.ts';
import { replyInput } from '../domain/request-input.ts';

import { requestRepository } from '../repositories/requests.ts';
import { handToClinicians } from './hand-over.ts';
import type { SubmittedRequest } from './submit-request.ts';
import { transitionRequest } from './transition-request.ts';

/**
 * The patient writes more about a request that is not closed: it waits for customer service again, with a new promise
 * unless it waited already. Alarming words go to the clinicians. NOT_FOUND for another person's; CONFLICT once it is
 * closed; BAD_USER_INPUT on `body`.
 */
export const replyToRequest = async (
  scope: Scope,
  actor: Actor,
  userId: string,
  input: unknown,
): Promise<Result<SubmittedRequest>> => {
  const read = readInput(replyInput, input);
  if (!read.ok) return read;
  const { id, body } = read.value;
  const alarm = findAlarm(body)?.level ?? null;
  return allOrNothing(scope, async (tx): Promise<SubmittedRequest> => {
    const requests = requestRepository(tx.db);
    // The visit is locked before the request.
    const isHandedOver = alarm !== null && (await handToClinicians(tx, { ...actor, id: userId }, body));
    const request = await requests.lock(id);
    if (request?.userId !== userId) return orRefuse(notFound('request'));
    if (request.status === 'closed')
      return orRefuse(fail('CONFLICT', 'This request is closed. Please write a new one.'));
    const now = tx.clock.now();
    await requests.addEntry({
      id: tx.ids.uuid(),
      requestId: request.id,
      authorType: 'patient',
      authorId: userId,
      body,
      createdAt: now,
    });
    if (request.status !== 'open') {
      const dueAt = answerDueAt(request.topic, now);
      await transitionRequest(tx, request, 'open', { actor, reason: 'the patient wrote' }, { dueAt });
      await requests.clearLateTold(request.id);
    }
    if (alarm !== null)
      await requests.change(request.id, { alarm, ...(isHandedOver ? { handedOverAt: now } : {}) });
    return { id: request.id, alarm };
  });
};
