import { z } from 'zod';
import { DAY_MS } from '#kernel/dates.ts';
import { defineJob, handleJob } from '#server/jobs/define-job.ts';
import type { SweepDefinition } from '#server/module.ts';
import { eventForwarderPort } from '#server/ports/event-forwarder.ts';
import type { Scope } from '#server/scope.ts';
import { sharedProperties } from '../domain/share.ts';
import { eventRepository, toForward } from '../repositories/events.ts';

/** Mixpanel's limits: events per request, and their maximum age. */
const BATCH = 50;
const OLDEST_MS = 5 * DAY_MS;
/** Maximum events per run of the sweep, so that no process is busy forever: 2,000 a minute. */
const BATCHES = 40;

const oldest = (scope: Scope): Date => new Date(scope.clock.now().getTime() - OLDEST_MS);

const forwardKind = defineJob('analytics.forward', z.object({ batchId: z.string() }));

/** Puts events that may be forwarded into batches, each with its own job. Does nothing when no service is configured. */
export const gatherToForward: SweepDefinition = {
  id: 'analytics.gather',
  due: (scope) => (scope.use(eventForwarderPort).isOn ? [toForward(scope.db, oldest(scope))] : []),
  run: async (scope) => {
    const since = oldest(scope);
    for (let index = 0; index < BATCHES; index++) {
      const gathered = await scope.transaction(async (tx) => {
        const batchId = tx.ids.uuid();
        const count = await eventRepository(tx.db).gather(batchId, since, BATCH);
        if (count > 0) await tx.enqueue(forwardKind, { batchId });
        return count;
      });
      if (gathered < BATCH) return;
    }
  },
};

/**
 * Forwards a batch. After a failure the queue tries again, ten times with growing pauses. The service counts a repeated
 * batch once, because events have ids.
 */
export const forward = handleJob(forwardKind, async (scope, { batchId }) => {
  const repository = eventRepository(scope.db);
  const events = await repository.batch(batchId);
  await scope
    .use(eventForwarderPort)
    .forward(
      events.map(({ id, name, at, ...event }) => ({ id, name, at, properties: sharedProperties(event) })),
    );
  await repository.markForwarded(batchId, scope.clock.now());
});
