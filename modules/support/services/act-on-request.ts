import { brand } from '#config/brand.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, notFound, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { messagePort } from '#modules/message/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { actionInput } from '../domain/request-input.ts';
import { actionsFor, type RequestAction, writtenActions } from '../domain/request-state.ts';
import { topicOf } from '../domain/topics.ts';
import { requestRepository, type ServiceRequest } from '../repositories/requests.ts';
import { handToClinicians } from './hand-over.ts';
import { notices } from './notices.ts';
import { messagesUrl, requestsUrl } from './request-address.ts';
import { transitionRequest } from './transition-request.ts';

interface Operator extends Actor {
  readonly id: string;
}

/** The patient reads it in their messages and beside the request, and is told without its words. */
const write = async (
  tx: Scope,
  operator: Operator,
  request: ServiceRequest,
  { action, text }: { readonly action: 'answer' | 'ask'; readonly text: string },
): Promise<void> => {
  const { id, userId, number, topic } = request;
  await requestRepository(tx.db).addEntry({
    id: tx.ids.uuid(),
    requestId: id,
    authorType: 'care',
    authorId: operator.id,
    body: text,
    createdAt: tx.clock.now(),
  });
  await tx.use(messagePort).writeAsCare(userId, {
    authorId: operator.id,
    authorName: `${brand.name} customer service`,
    subject: topicOf(topic).subject,
    body: `About your request ${number}:\n\n${text}\n\nReply on the request page: ${requestsUrl(tx)}`,
  });
  const cause = { actor: operator, reason: action };
  await transitionRequest(tx, request, action === 'answer' ? 'answered' : 'waiting_for_patient', cause);
  const notice = action === 'answer' ? notices.answered : notices.asked;
  await tx.use(accountPort).notify(userId, () => notice(number, requestsUrl(tx)));
};

/** What is not clinical stays with customer service. */
const handOver = async (tx: Scope, operator: Operator, request: ServiceRequest): Promise<void> => {
  const requests = requestRepository(tx.db);
  const words = (await requests.wordsOf(request.id)).join('\n\n');
  const patient = { role: 'patient', id: request.userId, impersonatorId: null } as const;
  if (!(await handToClinicians(tx, patient, words.slice(0, MESSAGE_LIMIT))))
    return orRefuse(fail('CONFLICT', 'This patient has no visit, so no clinician would see it.'));
  await requests.change(request.id, { handedOverAt: tx.clock.now() });
  const cause = { actor: operator, reason: 'handed to the clinicians' };
  await transitionRequest(tx, request, 'closed', cause, { outcome: 'handed_over' });
  await tx.use(accountPort).notify(request.userId, () => notices.handedOver(request.number, messagesUrl(tx)));
};

/** Characters of a message. */
const MESSAGE_LIMIT = 4000;

const carryOut = async (
  tx: Scope,
  operator: Operator,
  request: ServiceRequest,
  { action, text }: { readonly action: RequestAction; readonly text: string | null },
): Promise<void> => {
  switch (action) {
    case 'take':
      return requestRepository(tx.db).change(request.id, { assignedTo: operator.id });
    case 'answer':
    case 'ask':
      return write(tx, operator, request, { action, text: text ?? '' });
    case 'hand_over':
      return handOver(tx, operator, request);
    case 'close':
      return transitionRequest(
        tx,
        request,
        'closed',
        { actor: operator, reason: 'closed' },
        { outcome: 'solved' },
      );
  }
};

/**
 * An operator takes, answers or closes a request, asks the patient, or hands it to the clinicians. Audited. NOT_FOUND for an
 * unknown one; CONFLICT for what its state does not allow; BAD_USER_INPUT names `action` or `text`.
 */
export const actOnRequest = async (
  scope: Scope,
  operator: Operator,
  input: unknown,
): Promise<Result<true>> => {
  const read = readInput(actionInput, input);
  if (!read.ok) return read;
  const { id, action, text } = read.value;
  if (text === null && writtenActions.includes(action))
    return badInput([{ field: 'text', message: 'Write what the patient reads.' }]);
  return allOrNothing(scope, async (tx) => {
    const requests = requestRepository(tx.db);
    const found = (await requests.find(id)) ?? orRefuse(notFound('request'));
    // The visit is locked before the request.
    const hasVisit = await tx.use(messagePort).lockVisit(found.userId);
    const request = (await requests.lock(id)) ?? found;
    const isHandedOver = request.handedOverAt !== null;
    if (!actionsFor({ status: request.status, isHandedOver, hasVisit }).includes(action))
      orRefuse(fail('CONFLICT', 'Someone else already did this, or this request does not allow it.'));
    await carryOut(tx, operator, request, { action, text });
    await recordAudit(tx, {
      actor: operator,
      action: `service_request.${action}`,
      subject: 'service_request',
      subjectId: request.id,
      detail: { patientId: request.userId },
    });
    return true as const;
  });
};
