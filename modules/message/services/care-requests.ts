import { ok } from '#kernel/result.ts';
import type { CareRequests } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { sendMessage } from './patient-messages.ts';

/** A request for another treatment is a message in the patient's own thread: the clinician reads and answers it there. */
export const careRequestsService = (scope: Scope): CareRequests => ({
  ask: async (actor, userId, body) => {
    const sent = await sendMessage(scope, actor, userId, { body, subject: 'treatment' });
    return sent.ok ? ok(undefined) : sent;
  },
});
