import { operatorTasksPort } from '#modules/billing/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SubscriberDefinition, SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { consultationEvents } from '../../events.ts';
import { alertPageRepository, closedWaiting } from '../../repositories/alert-pages.ts';
import { queuePages } from './queue-pages.ts';
import { sendPageKind } from './send-page.ts';
import { settleTasks } from './settle-tasks.ts';

const SWEEP = 'consultation.escalateAlerts';

/** Minutes after which operators are told that a page was not delivered. */
const LATE_MINUTES = 5;

const withdraw = (scope: Scope): Promise<void> =>
  scope.transaction(async (tx) => {
    const withdrawn = await alertPageRepository(tx.db).withdrawClosed(tx.clock.now());
    await settleTasks(tx, withdrawn, 'The emergency was closed.');
  });

const late = (scope: Scope) =>
  alertPageRepository(scope.db).late(new Date(scope.clock.now().getTime() - LATE_MINUTES * 60_000));

/** Operators learn of pages that nobody got, and call somebody. */
const reportLate = async (scope: Scope): Promise<void> => {
  await eachByItself(scope, SWEEP, await late(scope), ({ id, level, userId, problem }) =>
    scope.transaction((tx) =>
      tx.use(operatorTasksPort).open({
        kind: 'page_not_delivered',
        subject: id,
        userId,
        detail: `The pager has not accepted page ${id} (level ${level}) for ${LATE_MINUTES} minutes. Last answer: ${problem ?? 'none yet'}.`,
        todo: 'Call a clinician yourself: the case is first in the queue. Then check the pager and its settings, PAGER_URL and PAGER_SECRET. It is tried again each minute.',
      }),
    ),
  );
};

/** Escalates the open alerts, and sends what is due. Sending is left to jobs, so that a slow receiver delays no other sweep. */
export const escalationSweep: SweepDefinition = {
  id: SWEEP,
  due: (scope) => {
    const pages = alertPageRepository(scope.db);
    return [closedWaiting(scope.db), pages.openAlerts(), pages.due(scope.clock.now()), late(scope)];
  },
  run: async (scope) => {
    const pages = alertPageRepository(scope.db);
    await withdraw(scope);
    await eachByItself(scope, SWEEP, await pages.openAlerts(), (id) =>
      scope.transaction((tx) => queuePages(tx, id)),
    );
    for (const pageId of await pages.due(scope.clock.now()))
      await scope.enqueue(sendPageKind, { pageId }, { key: pageId });
    await reportLate(scope);
  },
};

/** The first page of an alert, and another one when the patient was not reached. */
export const pagingSubscriber: SubscriberDefinition = subscribe(
  consultationEvents.careAlerted,
  'consultation.page',
  (scope, { consultationId }, at) => queuePages(scope, consultationId, at),
);
