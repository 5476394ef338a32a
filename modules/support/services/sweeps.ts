import { addDays } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { CLOSED_AFTER_DAYS, type RequestStatus, requestStatuses } from '../domain/request-state.ts';
import { requestRepository } from '../repositories/requests.ts';
import { notices } from './notices.ts';
import { requestsUrl } from './request-address.ts';
import { transitionRequest } from './transition-request.ts';

/** Closes a request that the patient did not answer; a patient who was asked something is notified. */
const closeSilent = (scope: Scope, id: string, status: RequestStatus, before: Date): Promise<void> =>
  scope.transaction(async (tx) => {
    const request = await requestRepository(tx.db).lock(id);
    if (request?.status !== status || request.statusAt > before) return;
    const isAnswered = status === 'answered';
    const cause = { actor: systemActor, reason: 'the patient did not write' };
    await transitionRequest(tx, request, 'closed', cause, { outcome: isAnswered ? 'solved' : 'no_reply' });
    if (!isAnswered)
      await tx.use(accountPort).notify(request.userId, () => notices.closed(request.number, requestsUrl(tx)));
  });

/** The statuses in which a request is closed, and since when it has been in them by then. */
const endsOf = (scope: Scope) =>
  requestStatuses.flatMap((status) => {
    const days = CLOSED_AFTER_DAYS[status];
    return days === undefined ? [] : [{ status, before: addDays(scope.clock.now(), -days) }];
  });

const closeAllSilent = async (scope: Scope): Promise<void> => {
  for (const { status, before } of endsOf(scope)) {
    const ids = await requestRepository(scope.db).inStatusSince(status, before);
    await eachByItself(
      scope,
      'support.close_silent',
      ids.map((id) => ({ id })),
      ({ id }) => closeSilent(scope, id, status, before),
    );
  }
};

/** Tells patients once that the answer takes longer than promised. */
const notifyOfLateAnswers = async (scope: Scope): Promise<void> => {
  const now = scope.clock.now();
  for (const id of await requestRepository(scope.db).late(now))
    await scope.transaction(async (tx) => {
      const request = await requestRepository(tx.db).lock(id);
      if (request?.status !== 'open' || !(await requestRepository(tx.db).markLateTold(id, now))) return;
      await tx.use(accountPort).notify(request.userId, () => notices.late(request.number, requestsUrl(tx)));
    });
};

export const sweeps: readonly SweepDefinition[] = [
  {
    id: 'support.close_silent',
    due: (scope) =>
      endsOf(scope).map(({ status, before }) => requestRepository(scope.db).inStatusSince(status, before)),
    run: closeAllSilent,
  },
  {
    id: 'support.late_answers',
    due: (scope) => [requestRepository(scope.db).late(scope.clock.now())],
    run: notifyOfLateAnswers,
  },
];
